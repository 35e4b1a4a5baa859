import { ticketsRoutes } from '@plenum/contract/features/tickets/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { ticketsHandlers } from './tickets.routes.ts';

export { addTicket } from './tickets.service.ts';

export const mountTickets = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, ticketsRoutes, work, ticketsHandlers);
