import { datatablesRoutes } from '@plenum/contract/features/datatables/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { datatablesHandlers } from './datatables.routes.ts';

export type { NewEmployee } from './datatables.queries.ts';
export { addEmployees } from './datatables.service.ts';

export const mountDatatables = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, datatablesRoutes, work, datatablesHandlers);
