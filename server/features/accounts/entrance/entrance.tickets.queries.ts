import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export type TicketKind = 'second-step' | 'passkey-new' | 'passkey-proof';

export interface Ticket {
  personId: number | null;
  challenge: string;
}

const mostTries = 5;

export const insertTicket = (
  db: Db,
  ticket: Ticket & { hash: Buffer; kind: TicketKind; expiresAt: Date },
) =>
  db.run(
    sql`insert into accounts_tickets (ticket_hash, kind, person_id, challenge, expires_at)
        values (${ticket.hash}, ${ticket.kind}, ${ticket.personId}, ${ticket.challenge},
          ${ticket.expiresAt})`,
  );

/** Each try costs one, also of those made at the same moment. */
export const tryTicket = (db: Db, kind: TicketKind, hash: Buffer, now: Date) =>
  db.row<Ticket>(
    sql`update accounts_tickets set tries = tries + 1
        where ticket_hash = ${hash} and kind = ${kind} and expires_at > ${now}
          and tries < ${mostTries}
        returning person_id as "personId", challenge`,
  );

/** Of many who come at once with one ticket, one gets through. */
export const takeTicket = (db: Db, kind: TicketKind, hash: Buffer, now: Date) =>
  db.row<Ticket>(
    sql`delete from accounts_tickets
        where ticket_hash = ${hash} and kind = ${kind} and expires_at > ${now}
        returning person_id as "personId", challenge`,
  );

export const forgetOldTickets = (db: Db) =>
  db.run(sql`delete from accounts_tickets where expires_at < now()`);
