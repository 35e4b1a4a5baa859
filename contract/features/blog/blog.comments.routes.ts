import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import {
  CommentParams,
  CommentUpdate,
  NewComment,
  OwnCommentParams,
  PostComment,
  PostComments,
} from './blog.comments.schema.ts';
import { PostParams } from './blog.schema.ts';

const one = { access: 'signed-in', repeats: 'once', params: CommentParams } as const;

export const blogCommentsRoutes = {
  'GET /api/blog/posts/:postId/comments': {
    summary: 'What is said under a published post, the oldest first',
    access: 'signed-in',
    params: PostParams,
    replies: { 200: PostComments },
  },
  'POST /api/blog/posts/:postId/comments': {
    summary: 'Say something under a published post, or answer what somebody said',
    access: 'signed-in',
    repeats: 'once',
    params: PostParams,
    body: NewComment,
    replies: { 201: PostComment },
    problems: ['blog.too_many_comments'],
  },
  'PATCH /api/blog/comments/:commentId': {
    ...one,
    params: OwnCommentParams,
    summary: 'Say it in other words; only one’s own',
    body: CommentUpdate,
    replies: { 200: PostComment },
  },
  'DELETE /api/blog/comments/:commentId': {
    ...one,
    params: OwnCommentParams,
    summary: 'Delete my comment',
    replies: { 200: Empty },
  },
  'PUT /api/blog/comments/:commentId/hidden': {
    ...one,
    access: 'admin',
    repeats: 'same',
    summary: 'Hide a comment from everyone but organisers',
    replies: { 200: Empty },
  },
  'DELETE /api/blog/comments/:commentId/hidden': {
    ...one,
    access: 'admin',
    summary: 'Show a hidden comment again',
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
