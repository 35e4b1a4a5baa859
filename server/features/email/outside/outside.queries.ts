import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { OutsideState } from '../email.rows.ts';

/** One address of one mail. */
export interface Place {
  organisationId: number;
  messageId: number;
  position: number;
}

/** From now on these are tried, or kept where there is no way out. */
export const startRecipients = (
  db: Db,
  organisationId: number,
  messageId: number,
  { from, state, at }: { from: readonly string[]; state: 'waiting' | 'kept'; at: Date },
) =>
  db.rows<Place>(
    sql`update email_recipients
        set state = ${state}, attempts = 0, last_error = null, due_at = ${at},
            settled_at = case when ${state} = 'kept' then ${at}::timestamptz end
        where organisation_id = ${organisationId} and message_id = ${messageId}
          and state = any(${from}) and person_id is null and address is not null
        returning organisation_id as "organisationId", message_id as "messageId", position`,
  );

/**
 * Whoever gets it back tries it, and nobody else until `until`: a server that dies over it leaves it
 * to others then. Null: it is settled, or somebody is at it, or it is not its turn.
 */
export const claim = (
  db: Db,
  { organisationId, messageId, position }: Place,
  at: Date,
  until: Date,
) =>
  db.row<{ attempts: number; address: string }>(
    sql`update email_recipients set attempts = attempts + 1, due_at = ${until}
        where organisation_id = ${organisationId} and message_id = ${messageId}
          and position = ${position} and state = 'waiting' and due_at <= ${at}
        returning attempts, address`,
  );

export const settle = (
  db: Db,
  { organisationId, messageId, position }: Place,
  state: Exclude<OutsideState, 'waiting'>,
  error: string | null,
  at: Date,
) =>
  db.run(
    sql`update email_recipients
        set state = ${state}, last_error = ${error}, settled_at = ${at}, due_at = null
        where organisation_id = ${organisationId} and message_id = ${messageId}
          and position = ${position} and state = 'waiting'`,
  );

export const postpone = (
  db: Db,
  { organisationId, messageId, position }: Place,
  error: string,
  dueAt: Date,
) =>
  db.run(
    sql`update email_recipients set last_error = ${error}, due_at = ${dueAt}
        where organisation_id = ${organisationId} and message_id = ${messageId}
          and position = ${position} and state = 'waiting'`,
  );

/** Due for a while and not taken up: their jobs are lost. They are due anew from now on. */
export const renewLost = (db: Db, before: Date, at: Date, limit: number) =>
  db.rows<Place>(
    sql`update email_recipients r set due_at = ${at}
        from (select organisation_id, message_id, position from email_recipients
              where state = 'waiting' and due_at < ${before}
              order by due_at limit ${limit} for no key update skip locked) lost
        where r.organisation_id = lost.organisation_id and r.message_id = lost.message_id
          and r.position = lost.position
        returning r.organisation_id as "organisationId", r.message_id as "messageId", r.position`,
  );

export interface OutgoingRow {
  id: number;
  authorId: number | null;
  fromName: string;
  organisation: string;
  languages: string[];
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  pictures: string[];
  mailId: string;
  inReplyTo: string | null;
  referenceIds: string[];
  sentAt: Date | null;
}

/** A mail as it leaves the house, with its writer's own address while they are a member. */
export const findOutgoing = (db: Db, organisationId: number, messageId: number) =>
  db.row<OutgoingRow>(
    sql`select m.id, m.author_id as "authorId", m.from_name as "fromName", o.name as organisation,
               o.languages, a.email as "replyTo", m.subject, m.html, m.text, m.pictures,
               m.message_id as "mailId", m.in_reply_to as "inReplyTo",
               m.reference_ids as "referenceIds", m.sent_at as "sentAt"
        from email_messages m join organisations o on o.id = m.organisation_id
        left join organisations_members w on w.organisation_id = m.organisation_id
          and w.person_id = m.author_id and w.removed_at is null and w.deactivated_at is null
        left join accounts a on a.id = w.person_id
        where m.organisation_id = ${organisationId} and m.id = ${messageId}`,
  );

/** The copy of who wrote it; null when they deleted it. */
export const findAuthorsCopy = (db: Db, organisationId: number, messageId: number) =>
  db.row<{ id: number; ownerId: number; subject: string }>(
    sql`select c.id, c.owner_id as "ownerId", c.subject from email_copies c
        join email_messages m on m.organisation_id = c.organisation_id and m.id = c.message_id
        where c.organisation_id = ${organisationId} and c.message_id = ${messageId}
          and c.owner_id = m.author_id`,
  );
