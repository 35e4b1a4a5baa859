import type { Ticket, TicketUpdate } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { addedRow, editedRow } from '../../platform/live/row-edits.ts';
import { tickets } from './tickets.live.ts';

export const addition = (title: string) =>
  addedRow(
    tickets,
    (id) => ({ id, title, isDone: false, isRemoved: false, version: 0 }),
    (idempotencyKey) => call('POST /api/tickets', { body: { title }, idempotencyKey }),
  );

export const edit = (ticket: Ticket, fields: TicketUpdate) =>
  editedRow(tickets, ticket, fields, (ticketId, body, idempotencyKey) =>
    call('PATCH /api/tickets/:ticketId', { params: { ticketId }, body, idempotencyKey }),
  );
