export { blogCommentsRoutes } from './blog.comments.routes.ts';
export { blogMessages } from './blog.messages.ts';
export { blogProblems } from './blog.problems.ts';
export { blogRoutes } from './blog.routes.ts';
export { blogWritingRoutes } from './blog.writing.routes.ts';
export { PostCard } from './blog.schema.ts';
export type { NewComment, PostComment } from './blog.comments.schema.ts';
export type {
  BlogAuthors,
  BlogSides,
  DeskPage,
  DeskPost,
  BlogDeskQuery,
  EditedPost,
  NewPost,
  PostPage,
  PostQuery,
  PostState,
  PostUpdate,
  PostValues,
  PreviewedPost,
  Publication,
  PublicPost,
  ShownPost,
} from './blog.schema.ts';
export type {
  TemplateBlogDetail,
  TemplateEdit,
  TemplatePosts,
  TemplateSidebar,
} from './blog.template.schema.ts';
