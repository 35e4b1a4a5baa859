import type { TicketInvitation } from '@plenum/contract';
import type { InvitationRow } from './invitations.queries.ts';

interface Booked {
  codeId: number;
  id: number;
  reference: string;
}

export const invitationView = (
  row: InvitationRow,
  bookings: readonly Booked[],
): TicketInvitation => ({
  id: row.id,
  ticketId: row.ticketId,
  email: row.email,
  fullName: row.fullName,
  places: row.places,
  used: row.used,
  until: row.until?.toISOString() ?? null,
  state: row.state,
  sentAt: row.sentAt?.toISOString() ?? null,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  bookings: bookings
    .filter(({ codeId }) => codeId === row.codeId)
    .map(({ id, reference }) => ({ id, reference })),
});
