import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  FeedComment,
  FeedComments,
  FeedCommentUpdate,
  NewFeedComment,
  OwnFeedCommentParams,
  RemovedCommentParams,
} from './feed.comments.schema.ts';
import {
  FeedPage,
  FeedPost,
  FeedPostUpdate,
  FeedQuery,
  NewFeedPost,
  OwnPostParams,
  PollParams,
  PostParams,
  RemovedPostParams,
  Vote,
} from './feed.schema.ts';
import { TemplateProfile } from './feed.template.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const upload = { maxBytes: 8_000_000, types: ['image/jpeg', 'image/png', 'image/webp'] } as const;
const whole = { 200: FeedPost };
const one = { access: 'signed-in', params: PostParams, replies: whole } as const;
const said = ['moderation.muted', 'moderation.word_refused', 'too_many'] as const;

/** What people of an event show each other. */
export const feedRoutes = {
  'GET /profile/data': {
    summary: 'My social page, as the template shows it',
    access: 'signed-in',
    replies: { 200: TemplateProfile },
  },
  'GET /api/events/:eventId/posts': {
    summary: 'Posts of the event that I may see, the newest first; of one person, or of one kind',
    access: 'signed-in',
    params,
    query: FeedQuery,
    replies: { 200: FeedPage },
  },
  'POST /api/events/:eventId/posts': {
    summary: 'Post something, with a poll if wanted',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: NewFeedPost,
    replies: { 201: FeedPost },
    problems: [...said],
  },
  'GET /api/feed/posts/:postId': { ...one, summary: 'One post' },
  'PATCH /api/feed/posts/:postId': {
    ...one,
    params: OwnPostParams,
    summary: 'Say it in other words, or take pictures off; only one’s own',
    repeats: 'once',
    body: FeedPostUpdate,
    problems: [...said],
  },
  'DELETE /api/feed/posts/:postId': {
    ...one,
    params: RemovedPostParams,
    summary: 'Delete a post with everything under it; moderators can delete anyone’s',
    repeats: 'once',
    replies: { 200: Empty },
  },
  'POST /api/feed/posts/:postId/pictures': {
    ...one,
    params: OwnPostParams,
    summary: 'Add a picture to a post of one’s own, at most four',
    repeats: 'once',
    upload,
    replies: { 201: FeedPost },
    problems: ['files.not_a_picture', 'feed.too_many_pictures', 'moderation.muted', 'too_many'],
  },
  'PUT /api/feed/posts/:postId/like': {
    ...one,
    summary: 'Like a post; again changes nothing',
    repeats: 'same',
    problems: ['too_many'],
  },
  'DELETE /api/feed/posts/:postId/like': {
    ...one,
    summary: 'Like it no more',
    repeats: 'once',
    problems: ['too_many'],
  },
  'PUT /api/feed/posts/:postId/vote': {
    ...one,
    params: PollParams,
    summary: 'Vote, or vote otherwise, until the poll ends',
    repeats: 'same',
    body: Vote,
    problems: ['feed.poll_over', 'too_many'],
  },
  'GET /api/feed/posts/:postId/comments': {
    ...one,
    summary: 'What is said under a post, the oldest first',
    replies: { 200: FeedComments },
  },
  'POST /api/feed/posts/:postId/comments': {
    ...one,
    summary: 'Say something under a post, or answer what somebody said',
    repeats: 'once',
    body: NewFeedComment,
    replies: { 201: FeedComment },
    problems: [...said],
  },
  'PATCH /api/feed/comments/:commentId': {
    access: 'signed-in',
    params: OwnFeedCommentParams,
    summary: 'Say it in other words; only one’s own',
    repeats: 'once',
    body: FeedCommentUpdate,
    replies: { 200: FeedComment },
    problems: [...said],
  },
  'DELETE /api/feed/comments/:commentId': {
    access: 'signed-in',
    params: RemovedCommentParams,
    summary: 'Take a comment away: its writer, whose post it is under, and moderators',
    repeats: 'once',
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
