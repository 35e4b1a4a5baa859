export { feedMessages } from './feed.messages.ts';
export { feedProblems } from './feed.problems.ts';
export { feedRoutes } from './feed.routes.ts';
export type { FeedComment, NewFeedComment } from './feed.comments.schema.ts';
export type { TemplateProfile } from './feed.template.schema.ts';
export type { FeedPage, FeedPost, FeedPostUpdate, FeedQuery, NewFeedPost } from './feed.schema.ts';
