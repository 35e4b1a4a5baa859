import type { Waiting, WaitingEntry } from '@plenum/contract';
import type { TicketRow } from '../../tickets/index.ts';
import type { WaitingLine, WaitingRow } from './waiting.rows.ts';

export const itemsView = (
  { items }: Pick<WaitingRow, 'items'>,
  tickets: readonly TicketRow[],
): Waiting['items'] =>
  items.map(({ ticketId, quantity }) => {
    const ticket = tickets.find(({ id }) => id === ticketId);
    return { ticketId, quantity, name: ticket?.name ?? {}, most: ticket?.most ?? quantity };
  });

export const passedView = ({ passedAt, passedLeft }: WaitingRow): Waiting['passed'] =>
  passedAt && { at: passedAt.toISOString(), left: passedLeft ?? 0 };

export const entryView = (row: WaitingLine, tickets: readonly TicketRow[]): WaitingEntry => ({
  id: row.id,
  state: row.state,
  fullName: row.fullName,
  email: row.email,
  items: itemsView(row, tickets),
  position: row.confirmedAt ? row.position : null,
  isConfirmed: row.confirmedAt !== null,
  joinedAt: row.joinedAt.toISOString(),
  heldUntil: row.state === 'offered' ? (row.heldUntil?.toISOString() ?? null) : null,
  bookingId: row.bookingId,
  passed: passedView(row),
  changes: row.changes.map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
});
