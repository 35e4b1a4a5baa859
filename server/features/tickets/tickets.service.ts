import type { Ticket, TicketUpdate } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { findTickets, insertTicket, updateTicket } from './tickets.queries.ts';

type Key = string | null;
type Change = (tx: Tx) => Promise<Ticket | null>;

const most = 100;

export const listTickets = (work: Work, { organisationId }: Person) =>
  findTickets(work.db, organisationId, most);

export const addTicket = (work: Work, person: Person, title: string, key: Key) =>
  write(work, person, key, (tx) => insertTicket(tx, person.organisationId, title));

export const changeTicket = (work: Work, person: Person, id: number, to: TicketUpdate, key: Key) =>
  write(work, person, key, (tx) => updateTicket(tx, person.organisationId, id, to));

/** Admins write, everybody of the organisation hears of it. */
function write(work: Work, person: Person, key: Key, change: Change): Promise<Ticket> {
  if (person.role !== 'admin') throw problem('forbidden');
  return work.transaction(async (tx) => {
    const ticket = await change(tx);
    if (!ticket) throw problem('not_found');
    const all = await findTickets(tx, person.organisationId, most + 1);
    if (all.length > most) throw problem('tickets.full');
    const told = { ticket, ...(key !== null && { key }) };
    tx.tell('tickets.ticket_changed', told, [everyoneIn(person.organisationId)]);
    return ticket;
  });
}
