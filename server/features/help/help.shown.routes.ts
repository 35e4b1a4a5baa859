import type { helpShownRoutes } from '@plenum/contract/features/help/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import {
  listPublic,
  listShown,
  readHelp,
  readPublicArticle,
  readPublicHelp,
  readShown,
  suggest,
} from './help.shown.ts';
import { voteFor } from './help.vote.ts';

export const helpShownHandlers = (work: Work): Handlers<typeof helpShownRoutes> => ({
  'GET /api/help': async ({ person }) => ({ status: 200, body: await readHelp(work, person) }),
  'GET /api/help/articles': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listShown(work, person, query),
  }),
  'GET /api/help/suggestions': async ({ person, received: { query } }) => ({
    status: 200,
    body: await suggest(work, person, query.q),
  }),
  'GET /api/help/articles/:articleId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readShown(work.db, person, params.articleId),
  }),
  'PUT /api/help/articles/:articleId/vote': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await voteFor(work, person, params.articleId, body),
  }),
  'GET /api/e/:slug/help': async ({ received: { params } }) => ({
    status: 200,
    body: await readPublicHelp(work, params.slug),
  }),
  'GET /api/e/:slug/help/articles': async ({ received: { params, query } }) => ({
    status: 200,
    body: await listPublic(work, params.slug, query),
  }),
  'GET /api/e/:slug/help/articles/:articleId': async ({ received: { params } }) => ({
    status: 200,
    body: await readPublicArticle(work, params.slug, params.articleId),
  }),
});
