import type {
  HelpArticle,
  HelpArticleInput,
  HelpArticleUpdate,
  HelpCategoryInput,
  HelpCategoryUpdate,
  HelpSetup,
  HelpVote,
  ShownArticle,
  ShownHelpQuery,
} from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { newKey } from '../../platform/new-key.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';

/** Undefined: of one's own organisation; else of the one behind a public event. */
export type HelpSlug = string | undefined;

export const readHelp = async (slug: HelpSlug, signal: AbortSignal) =>
  slug === undefined
    ? { help: await call('GET /api/help', { signal }) }
    : call('GET /api/e/:slug/help', { params: { slug }, signal });

export const readShown = (slug: HelpSlug, query: ShownHelpQuery, signal: AbortSignal) =>
  slug === undefined
    ? call('GET /api/help/articles', { query, signal })
    : call('GET /api/e/:slug/help/articles', { params: { slug }, query, signal });

export const readShownArticle = (slug: HelpSlug, articleId: number, signal: AbortSignal) =>
  slug === undefined
    ? call('GET /api/help/articles/:articleId', { params: { articleId }, signal })
    : call('GET /api/e/:slug/help/articles/:articleId', { params: { slug, articleId }, signal });

export const vote = (articleId: number, body: HelpVote): Promise<ShownArticle> =>
  call('PUT /api/help/articles/:articleId/vote', { params: { articleId }, body });

/** Of a question while it is typed: what was found for the same words a moment ago is good enough. */
export const suggestionsOptions = (q: string) =>
  queryOptions({
    queryKey: ['help', 'suggestions', q],
    queryFn: ({ signal }) => call('GET /api/help/suggestions', { query: { q }, signal }),
    staleTime: 60_000,
  });

export const setPublic = (isPublic: boolean): Promise<HelpSetup> =>
  call('PATCH /api/help/setup', { body: { isPublic } });

export const addCategory = (body: HelpCategoryInput, idempotencyKey: string): Promise<HelpSetup> =>
  call('POST /api/help/categories', { body, idempotencyKey });

export const changeCategory = (categoryId: number, body: HelpCategoryUpdate): Promise<HelpSetup> =>
  call('PATCH /api/help/categories/:categoryId', {
    params: { categoryId },
    body,
    idempotencyKey: newKey(),
  });

export const removeCategory = (categoryId: number): Promise<HelpSetup> =>
  call('DELETE /api/help/categories/:categoryId', { params: { categoryId } });

export const moveCategory = (categoryId: number, beforeId: number | null): Promise<HelpSetup> =>
  call('POST /api/help/categories/:categoryId/move', {
    params: { categoryId },
    body: { beforeId },
  });

export const readArticle = (articleId: number, signal?: AbortSignal): Promise<HelpArticle> =>
  call('GET /api/help/manage/articles/:articleId', {
    params: { articleId },
    ...(signal && { signal }),
  });

export const addArticle = (body: HelpArticleInput, idempotencyKey: string): Promise<HelpArticle> =>
  call('POST /api/help/manage/articles', { body, idempotencyKey });

export const changeArticle = (articleId: number, body: HelpArticleUpdate): Promise<HelpArticle> =>
  call('PATCH /api/help/manage/articles/:articleId', {
    params: { articleId },
    body,
    idempotencyKey: newKey(),
  });

export const removeArticle = (articleId: number): Promise<unknown> =>
  call('DELETE /api/help/manage/articles/:articleId', { params: { articleId } });

export const moveArticle = (articleId: number, beforeId: number | null): Promise<unknown> =>
  call('POST /api/help/manage/articles/:articleId/move', {
    params: { articleId },
    body: { beforeId },
  });

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export const savePicture = (
  articleId: number,
  body: Blob,
  watch: Parameters<SendPicture>[1],
): Promise<HelpArticle> =>
  call('PUT /api/help/manage/articles/:articleId/picture', {
    params: { articleId },
    body,
    ...watch,
  });

export const removePicture = (articleId: number): Promise<HelpArticle> =>
  call('DELETE /api/help/manage/articles/:articleId/picture', { params: { articleId } });
