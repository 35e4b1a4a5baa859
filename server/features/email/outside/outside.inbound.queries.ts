import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Answered } from './outside.reply-address.ts';

export interface Inbox {
  organisationId: number;
  personId: number;
  /** Of the mail it answers; null when nobody has that any more. */
  threadId: number | null;
}

/** Whose inbox it is, while they are a member. */
export const findInbox = (db: Db, { organisationId, personId, messageId }: Answered) =>
  db.row<Inbox>(
    sql`select m.organisation_id as "organisationId", m.person_id as "personId",
               (select thread_id from email_messages
                where organisation_id = m.organisation_id and id = ${messageId}) as "threadId"
        from organisations_members m
        where m.organisation_id = ${organisationId} and m.person_id = ${personId}
          and m.removed_at is null and m.deactivated_at is null`,
  );

export interface SameRow {
  id: number;
  threadId: number;
  state: string;
  fromAddress: string;
  subject: string;
  text: string;
}

export const findByMailId = (db: Db, organisationId: number, mailId: string) =>
  db.row<SameRow>(
    sql`select id, thread_id as "threadId", state, from_address as "fromAddress", subject, text
        from email_messages
        where organisation_id = ${organisationId} and message_id = ${mailId}`,
  );

/** Its pictures are files of it now. */
export const updateHtml = (
  db: Db,
  organisationId: number,
  messageId: number,
  { html, pictures }: { html: string; pictures: readonly string[] },
) =>
  db.run(
    sql`update email_messages set html = ${html}, pictures = ${pictures}
        where organisation_id = ${organisationId} and id = ${messageId}`,
  );
