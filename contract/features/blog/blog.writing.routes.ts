import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  BlogAuthors,
  DeskPage,
  BlogDeskQuery,
  EditedPost,
  NewPost,
  Picture,
  DraftParams,
  PostUpdate,
  PreviewLink,
  Publication,
} from './blog.schema.ts';

const upload = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;
const whole = { 200: EditedPost } as const;
const one = { access: 'signed-in', params: DraftParams } as const;
const person = Type.Object({ personId: Id('organisations.member') });

/** For organisers, and for those they named as authors: these have their own posts. */
export const blogWritingRoutes = {
  'GET /api/blog/desk': {
    summary: 'Posts in whatever state that one may change, the last changed first',
    access: 'signed-in',
    query: BlogDeskQuery,
    replies: { 200: DeskPage },
    problems: ['blog.not_an_author'],
  },
  'POST /api/blog/posts': {
    summary: 'Begin a post, as a draft',
    access: 'signed-in',
    repeats: 'once',
    body: NewPost,
    replies: { 201: EditedPost },
    problems: ['blog.not_an_author'],
  },
  'GET /api/blog/posts/:postId/edit': { ...one, summary: 'A post to change', replies: whole },
  'PATCH /api/blog/posts/:postId': {
    ...one,
    summary: 'Change the given parts of a post',
    repeats: 'once',
    body: PostUpdate,
    replies: whole,
    problems: ['blog.changed_meanwhile', 'blog.slug_taken'],
  },
  'DELETE /api/blog/posts/:postId': {
    ...one,
    summary: 'Delete a post with its comments',
    repeats: 'once',
    replies: { 200: Empty },
  },
  'POST /api/blog/posts/:postId/publish': {
    ...one,
    summary: 'Publish a post, now or at a time',
    repeats: 'once',
    body: Publication,
    replies: whole,
  },
  'POST /api/blog/posts/:postId/withdraw': {
    ...one,
    summary: 'Unpublish a post',
    repeats: 'once',
    replies: whole,
  },
  'POST /api/blog/posts/:postId/preview': {
    ...one,
    summary: 'A link by which anyone reads the current post; the previous link stops working',
    repeats: 'never',
    replies: { 200: PreviewLink },
  },
  'PUT /api/blog/posts/:postId/cover': {
    ...one,
    summary: 'Set the picture over a post',
    repeats: 'once',
    upload,
    replies: whole,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/blog/posts/:postId/cover': {
    ...one,
    summary: 'Take the picture over a post away',
    repeats: 'once',
    replies: whole,
  },
  'POST /api/blog/posts/:postId/pictures': {
    ...one,
    summary: 'Keep a picture that is used in the text of a post',
    repeats: 'once',
    upload,
    replies: { 201: Picture },
    problems: ['files.not_a_picture', 'blog.too_many_pictures'],
  },
  'GET /api/blog/authors': {
    summary: 'Who writes beside the organisers',
    access: 'admin',
    replies: { 200: BlogAuthors },
  },
  'PUT /api/blog/authors/:personId': {
    summary: 'Let somebody write',
    access: 'admin',
    repeats: 'same',
    params: person,
    replies: { 200: BlogAuthors },
  },
  'DELETE /api/blog/authors/:personId': {
    summary: 'Let somebody write no more; what they wrote stays',
    access: 'admin',
    repeats: 'once',
    params: person,
    replies: { 200: BlogAuthors },
  },
} as const satisfies RouteTable;
