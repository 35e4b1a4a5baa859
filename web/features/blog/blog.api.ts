import type { NewPost, PostUpdate } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';
import { type BlogSearch, postQueryOf } from './blog.places.ts';

type Watch = Parameters<SendPicture>[1];

export const beginPost = (body: NewPost, idempotencyKey: string) =>
  call('POST /api/blog/posts', { body, idempotencyKey });

export const readEdited = (postId: number, signal?: AbortSignal) =>
  call('GET /api/blog/posts/:postId/edit', { params: { postId }, ...(signal && { signal }) });

export const changePost = (postId: number, body: PostUpdate) =>
  call('PATCH /api/blog/posts/:postId', { params: { postId }, body });

export const publishPost = (postId: number, at: string | null) =>
  call('POST /api/blog/posts/:postId/publish', { params: { postId }, body: { at } });

export const withdrawPost = (postId: number) =>
  call('POST /api/blog/posts/:postId/withdraw', { params: { postId } });

export const removePost = (postId: number) =>
  call('DELETE /api/blog/posts/:postId', { params: { postId } });

export const makePreview = (postId: number) =>
  call('POST /api/blog/posts/:postId/preview', { params: { postId } });

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export const saveCover = (postId: number, body: Blob, watch: Watch) =>
  call('PUT /api/blog/posts/:postId/cover', { params: { postId }, body, ...watch });

export const removeCover = (postId: number) =>
  call('DELETE /api/blog/posts/:postId/cover', { params: { postId } });

export const addPicture = (postId: number, body: Blob, watch: Watch) =>
  call('POST /api/blog/posts/:postId/pictures', { params: { postId }, body, ...watch });

export const keepBookmark = (postId: number, isKept: boolean) =>
  isKept
    ? call('PUT /api/blog/posts/:postId/bookmark', { params: { postId } })
    : call('DELETE /api/blog/posts/:postId/bookmark', { params: { postId } });

export const say = (
  postId: number,
  text: string,
  parentId: number | null,
  idempotencyKey: string,
) =>
  call('POST /api/blog/posts/:postId/comments', {
    params: { postId },
    body: { text, ...(parentId !== null && { parentId }) },
    idempotencyKey,
  });

export const rephrase = (commentId: number, text: string) =>
  call('PATCH /api/blog/comments/:commentId', { params: { commentId }, body: { text } });

export const takeBack = (commentId: number) =>
  call('DELETE /api/blog/comments/:commentId', { params: { commentId } });

export const hideComment = (commentId: number, isHidden: boolean) =>
  isHidden
    ? call('PUT /api/blog/comments/:commentId/hidden', { params: { commentId } })
    : call('DELETE /api/blog/comments/:commentId/hidden', { params: { commentId } });

export const nameAuthor = (personId: number) =>
  call('PUT /api/blog/authors/:personId', { params: { personId } });

export const dismissAuthor = (personId: number) =>
  call('DELETE /api/blog/authors/:personId', { params: { personId } });

/** For everyone: no socket tells a stranger of a change, so it is read again now and then. */
const forStrangers = { staleTime: 30_000, refetchInterval: 60_000, refetchOnWindowFocus: true };

export const publicPostsOptions = (slug: string, search: BlogSearch) =>
  queryOptions({
    queryKey: ['blog', 'public', slug, search],
    queryFn: ({ signal }) =>
      call('GET /api/e/:slug/blog', {
        params: { slug },
        // The first page without a question: it is fetched while the script is on its way.
        query: Object.keys(search).length === 0 ? {} : postQueryOf(search),
        signal,
      }),
    ...forStrangers,
  });

export const publicPostOptions = (slug: string, postSlug: string) =>
  queryOptions({
    queryKey: ['blog', 'public-post', slug, postSlug],
    queryFn: ({ signal }) =>
      call('GET /api/e/:slug/blog/posts/:postSlug', { params: { slug, postSlug }, signal }),
    ...forStrangers,
  });

export const previewOptions = (token: string) =>
  queryOptions({
    queryKey: ['blog', 'preview', token],
    queryFn: ({ signal }) => call('GET /api/blog/previews/:token', { params: { token }, signal }),
  });
