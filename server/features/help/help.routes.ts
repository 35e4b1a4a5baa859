import type { HelpArticle, HelpSetup } from '@plenum/contract';
import type { helpRoutes } from '@plenum/contract/features/help/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import {
  addArticle,
  changeArticle,
  listArticles,
  moveArticle,
  readArticle,
  readVersions,
  removeArticle,
} from './help.articles.ts';
import {
  addCategory,
  changeCategory,
  changeIsPublic,
  moveCategory,
  readSetup,
  removeCategory,
} from './help.categories.ts';
import { changePicture } from './help.picture.ts';
import { readOpinions } from './help.vote.ts';

const answer = async <Body extends HelpSetup | HelpArticle>(body: Promise<Body>) => ({
  status: 200 as const,
  body: await body,
});

export const helpHandlers = (work: Work): Handlers<typeof helpRoutes> => ({
  'GET /api/help/setup': ({ person }) => answer(readSetup(work, person)),
  'PATCH /api/help/setup': ({ person, received: { body } }) =>
    answer(changeIsPublic(work, person, body.isPublic)),
  'POST /api/help/categories': async ({ person, received: { body } }) => ({
    status: 201,
    body: await addCategory(work, person, body),
  }),
  'PATCH /api/help/categories/:categoryId': ({ person, received: { params, body } }) =>
    answer(changeCategory(work, person, params.categoryId, body)),
  'DELETE /api/help/categories/:categoryId': ({ person, received: { params } }) =>
    answer(removeCategory(work, person, params.categoryId)),
  'POST /api/help/categories/:categoryId/move': ({ person, received: { params, body } }) =>
    answer(moveCategory(work, person, params.categoryId, body.beforeId)),
  'GET /api/help/manage/articles': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listArticles(work, person, query),
  }),
  'POST /api/help/manage/articles': async ({ person, received: { body } }) => ({
    status: 201,
    body: await addArticle(work, person, body),
  }),
  'GET /api/help/manage/articles/:articleId': ({ person, received: { params } }) =>
    answer(readArticle(work, person, params.articleId)),
  'PATCH /api/help/manage/articles/:articleId': ({ person, received: { params, body } }) =>
    answer(changeArticle(work, person, params.articleId, body)),
  'DELETE /api/help/manage/articles/:articleId': async ({ person, received: { params } }) => {
    await removeArticle(work, person, params.articleId);
    return { status: 200, body: {} };
  },
  'POST /api/help/manage/articles/:articleId/move': async ({ person, received }) => {
    await moveArticle(work, person, received.params.articleId, received.body.beforeId);
    return { status: 200, body: {} };
  },
  'GET /api/help/manage/articles/:articleId/versions': async ({ person, received }) => ({
    status: 200,
    body: await readVersions(work, person, received.params.articleId),
  }),
  'GET /api/help/manage/articles/:articleId/opinions': async ({ person, received }) => ({
    status: 200,
    body: await readOpinions(work, person, received.params.articleId),
  }),
  'PUT /api/help/manage/articles/:articleId/picture': ({ person, received: { params, body } }) =>
    answer(changePicture(work, person, params.articleId, body)),
  'DELETE /api/help/manage/articles/:articleId/picture': ({ person, received: { params } }) =>
    answer(changePicture(work, person, params.articleId, null)),
});
