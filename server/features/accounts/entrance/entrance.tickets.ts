import { randomBytes } from 'node:crypto';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import {
  insertTicket,
  takeTicket,
  type Ticket,
  type TicketKind,
  tryTicket,
} from './entrance.tickets.queries.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

const lifetimeMs = 5 * 60_000;

export async function makeTicket(
  work: Work,
  kind: TicketKind,
  { personId, challenge = '' }: Partial<Ticket> = {},
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(work.clock.now().getTime() + lifetimeMs);
  const kept = {
    kind,
    personId: personId ?? null,
    challenge,
    hash: hashOfToken(ticket),
    expiresAt,
  };
  await insertTicket(work.db, kept);
  return ticket;
}

const alive = (ticket: Ticket | null): Ticket => {
  if (!ticket) throw problem('accounts.ticket_dead');
  return ticket;
};

/** Counts a try; the ticket stays for the next one. */
export const showTicket = async (work: Work, kind: TicketKind, ticket: string) =>
  alive(await tryTicket(work.db, kind, hashOfToken(ticket), work.clock.now()));

/** The ticket is used up. */
export const spendTicket = async (work: Work, kind: TicketKind, ticket: string) =>
  alive(await takeTicket(work.db, kind, hashOfToken(ticket), work.clock.now()));
