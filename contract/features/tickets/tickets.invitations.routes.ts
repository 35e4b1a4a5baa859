import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  TicketInvitation,
  TicketInvitationInput,
  TicketInvitations,
  TicketInvitationsMade,
} from './tickets.invitations.schema.ts';

const eventParams = Type.Object({ eventId: Id('events.event') });
const params = Type.Object({ invitationId: Id('tickets.invitation') });

/** Who is asked by mail to book what is sold to invited people alone. */
export const ticketsInvitationsRoutes = {
  'GET /api/events/:eventId/ticket-invitations': {
    summary: 'Who was invited to which ticket, and what came of it',
    access: 'admin',
    params: eventParams,
    replies: { 200: TicketInvitations },
  },
  'POST /api/events/:eventId/ticket-invitations': {
    summary: 'Invite people to a ticket; each gets an email with a personal link',
    access: 'admin',
    repeats: 'once',
    params: eventParams,
    body: TicketInvitationInput,
    replies: { 201: TicketInvitationsMade },
    problems: [
      'tickets.too_many',
      'tickets.not_by_invitation',
      'tickets.places_wrong',
      'tickets.window_empty',
      'accounts.unverified',
      'mail_off',
    ],
  },
  'POST /api/ticket-invitations/:invitationId/send': {
    summary: 'Email an invitation once more, with the same link',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: TicketInvitation },
    problems: ['tickets.invitation_over', 'accounts.unverified', 'mail_off', 'too_many'],
  },
  'POST /api/ticket-invitations/:invitationId/withdraw': {
    summary:
      'Withdraw an invitation: its link opens nothing more; what is booked or being filled in stays',
    access: 'admin',
    repeats: 'same',
    params,
    replies: { 200: TicketInvitation },
  },
} as const satisfies RouteTable;
