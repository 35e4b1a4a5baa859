import type { analyticsFiguresRoutes } from '@plenum/contract/features/analytics/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { readShare } from './figures.share.ts';
import { readReport } from './figures.ts';

export const figuresHandlers = (work: Work): Handlers<typeof analyticsFiguresRoutes> => ({
  'GET /api/analytics': async ({ person, received: { query } }) => ({
    status: 200,
    body: await readReport(work, person, query.period ?? 'last-28-days'),
  }),
  'GET /api/analytics/share': async ({ person, received: { query } }) => ({
    status: 200,
    body: await readShare(work, person, query),
  }),
});
