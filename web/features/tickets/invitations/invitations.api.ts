import type { TicketInvitationInput } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

export const readInvitations = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/ticket-invitations', { params: { eventId }, signal });

export const invite = (eventId: number, body: TicketInvitationInput) =>
  call('POST /api/events/:eventId/ticket-invitations', { params: { eventId }, body });

export const sendInvitation = (invitationId: number) =>
  call('POST /api/ticket-invitations/:invitationId/send', { params: { invitationId } });

export const withdrawInvitation = (invitationId: number) =>
  call('POST /api/ticket-invitations/:invitationId/withdraw', { params: { invitationId } });
