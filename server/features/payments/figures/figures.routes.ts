import type { paymentsFiguresRoutes } from '@plenum/contract/features/payments/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { readFigures } from './figures.ts';

export const figuresHandlers = (work: Work): Handlers<typeof paymentsFiguresRoutes> => ({
  'GET /api/payments/figures': async ({ person, received: { query } }) => ({
    status: 200,
    body: await readFigures(work, person, query),
  }),
});
