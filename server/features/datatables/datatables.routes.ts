import { datatablesRoutes } from '@plenum/contract/features/datatables/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { listAllEmployees, listEmployees } from './datatables.service.ts';

export const datatablesHandlers = (work: Work): Handlers<typeof datatablesRoutes> => ({
  'GET /api/datatables/initial-data': async ({ person }) => ({
    status: 200,
    body: await listAllEmployees(work, person),
  }),
  'GET /api/datatables/data': async ({ person, received }) => ({
    status: 200,
    body: await listEmployees(work, person, received.query),
  }),
});
