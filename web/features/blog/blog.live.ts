import type {
  BlogAuthors,
  BlogDeskQuery,
  BlogSides,
  DeskPage,
  EditedPost,
  PostComment,
  PostPage,
  PostQuery,
  ShownPost,
} from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { readAgain, type Words } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { readEdited } from './blog.api.ts';

/** Many may speak at once: it is read again when it is calmer. */
const calmMs = 300;

/** Only the server knows which page of which search a post belongs to. */
const anyPost = <Args, State>(): Words<Args, State> => ({
  'blog.changed': () => readAgain(),
  'blog.commented': () => readAgain(undefined, calmMs),
});

export const shownPosts = liveAnswer<PostPage, PostQuery>({
  key: ['blog', 'posts'],
  read: (query, signal) => call('GET /api/blog/posts', { query, signal }),
  told: anyPost,
});

export const sides = liveAnswer<BlogSides>({
  key: ['blog', 'sides'],
  read: (_, signal) => call('GET /api/blog/sides', { signal }),
  told: () => ({ 'blog.changed': () => readAgain() }),
});

export const shownPost = liveAnswer<ShownPost, number>({
  key: ['blog', 'post'],
  read: (postId, signal) => call('GET /api/blog/posts/:postId', { params: { postId }, signal }),
  told: anyPost,
});

export const comments = liveAnswer<readonly PostComment[], number>({
  key: ['blog', 'comments'],
  read: (postId, signal) =>
    call('GET /api/blog/posts/:postId/comments', { params: { postId }, signal }),
  told: () => ({
    'blog.commented': ({ postId }) => readAgain((id) => id === postId, calmMs),
  }),
});

export const desk = liveAnswer<DeskPage, BlogDeskQuery>({
  key: ['blog', 'desk'],
  read: (query, signal) => call('GET /api/blog/desk', { query, signal }),
  told: anyPost,
});

export const edited = liveAnswer<EditedPost, number>({
  key: ['blog', 'edited'],
  read: readEdited,
  told: () => ({ 'blog.changed': () => readAgain() }),
});

/** Only those who name them see them; whoever names one is told what there is now. */
export const authors = liveAnswer<BlogAuthors>({
  key: ['blog', 'authors'],
  read: (_, signal) => call('GET /api/blog/authors', { signal }),
  told: () => ({}),
});
