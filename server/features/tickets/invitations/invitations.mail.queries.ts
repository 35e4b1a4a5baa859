import type { TicketInvitation } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Those that are to be mailed; two who mail at once have different ones. */
export const takeWaiting = (db: Db, organisationId: number, eventId: number, most: number) =>
  db.rows<{ id: number }>(
    sql`select id from tickets_invitations
        where organisation_id = ${organisationId} and event_id = ${eventId} and state = 'waiting'
          and withdrawn_at is null
        order by id limit ${most} for no key update skip locked`,
  );

export const updateMailed = (
  db: Db,
  organisationId: number,
  id: number,
  { state, mailId, now }: { state: TicketInvitation['state']; mailId: number | null; now: Date },
) =>
  db.run(
    sql`update tickets_invitations set state = ${state}, mail_id = ${mailId}, sent_at = ${now}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Null: it was no invitation. */
export const updateByMail = (
  db: Db,
  organisationId: number,
  { mailId, state }: { mailId: number; state: TicketInvitation['state'] },
) =>
  db.row<{ eventId: number }>(
    sql`update tickets_invitations set state = ${state}
        where organisation_id = ${organisationId} and mail_id = ${mailId}
        returning event_id as "eventId"`,
  );
