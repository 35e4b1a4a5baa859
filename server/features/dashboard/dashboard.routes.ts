import type { dashboardRoutes } from '@plenum/contract/features/dashboard/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { arrangeCards, readLayout } from './dashboard.service.ts';

export const dashboardHandlers = (work: Work): Handlers<typeof dashboardRoutes> => ({
  'GET /api/dashboard': async ({ person }) => ({
    status: 200,
    body: await readLayout(work, person),
  }),
  'PUT /api/dashboard': async ({ person, received: { body } }) => ({
    status: 200,
    body: await arrangeCards(work, person, body),
  }),
});
