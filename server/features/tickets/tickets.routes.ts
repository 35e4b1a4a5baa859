import type { ticketsRoutes } from '@plenum/contract/features/tickets/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { addTicket, changeTicket, listTickets } from './tickets.service.ts';

export const ticketsHandlers = (work: Work): Handlers<typeof ticketsRoutes> => ({
  'GET /api/tickets': async ({ person }) => ({
    status: 200,
    body: await listTickets(work, person),
  }),
  'POST /api/tickets': async ({ person, received: { body }, repeatKey }) => ({
    status: 201,
    body: await addTicket(work, person, body.title, repeatKey),
  }),
  'PATCH /api/tickets/:ticketId': async ({ person, received: { params, body }, repeatKey }) => ({
    status: 200,
    body: await changeTicket(work, person, params.ticketId, body, repeatKey),
  }),
});
