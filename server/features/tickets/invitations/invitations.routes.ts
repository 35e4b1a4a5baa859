import type { ticketsInvitationsRoutes } from '@plenum/contract/features/tickets/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import {
  inviteToTicket,
  listInvitations,
  sendInvitation,
  withdrawInvitation,
} from './invitations.service.ts';

export const invitationsHandlers = (work: Work): Handlers<typeof ticketsInvitationsRoutes> => ({
  'GET /api/events/:eventId/ticket-invitations': async ({ person, received: { params } }) => ({
    status: 200,
    body: await listInvitations(work, person, params.eventId),
  }),
  'POST /api/events/:eventId/ticket-invitations': async ({
    person,
    received: { params, body },
  }) => ({
    status: 201,
    body: await inviteToTicket(work, person, params.eventId, body),
  }),
  'POST /api/ticket-invitations/:invitationId/send': async ({ person, received: { params } }) => ({
    status: 200,
    body: await sendInvitation(work, person, params.invitationId),
  }),
  'POST /api/ticket-invitations/:invitationId/withdraw': async ({
    person,
    received: { params },
  }) => ({
    status: 200,
    body: await withdrawInvitation(work, person, params.invitationId),
  }),
});
