import type { FeedPostUpdate, FeedQuery, NewFeedPost } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};
export const mostPictures = 4;

export const readFeed = (eventId: number, query: FeedQuery, signal: AbortSignal) =>
  call('GET /api/events/:eventId/posts', { params: { eventId }, query, signal });

export const post = (eventId: number, body: NewFeedPost, idempotencyKey: string) =>
  call('POST /api/events/:eventId/posts', { params: { eventId }, body, idempotencyKey });

export const readPost = (postId: number, signal: AbortSignal) =>
  call('GET /api/feed/posts/:postId', { params: { postId }, signal });

export const changePost = (postId: number, body: FeedPostUpdate) =>
  call('PATCH /api/feed/posts/:postId', { params: { postId }, body });

export const removePost = (postId: number) =>
  call('DELETE /api/feed/posts/:postId', { params: { postId } });

export const addPicture = (postId: number, body: Blob, watch?: Parameters<SendPicture>[1]) =>
  call('POST /api/feed/posts/:postId/pictures', { params: { postId }, body, ...watch });

export const like = (postId: number, isLiked: boolean) =>
  isLiked
    ? call('PUT /api/feed/posts/:postId/like', { params: { postId } })
    : call('DELETE /api/feed/posts/:postId/like', { params: { postId } });

export const vote = (postId: number, answer: number) =>
  call('PUT /api/feed/posts/:postId/vote', { params: { postId }, body: { answer } });

export const readComments = (postId: number, signal: AbortSignal) =>
  call('GET /api/feed/posts/:postId/comments', { params: { postId }, signal });

export const say = (
  postId: number,
  text: string,
  parentId: number | null,
  idempotencyKey: string,
) =>
  call('POST /api/feed/posts/:postId/comments', {
    params: { postId },
    body: { text, ...(parentId !== null && { parentId }) },
    idempotencyKey,
  });

export const rephrase = (commentId: number, text: string) =>
  call('PATCH /api/feed/comments/:commentId', { params: { commentId }, body: { text } });

export const takeAway = (commentId: number) =>
  call('DELETE /api/feed/comments/:commentId', { params: { commentId } });
