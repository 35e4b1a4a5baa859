import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { MessageState, RecipientRow } from '../email.rows.ts';

export interface StoredRecipient {
  kind: RecipientRow['kind'];
  personId: number | null;
  groupKey: string | null;
  name: string;
  address: string | null;
}

/** What an answer or a forward is made from. */
export interface SourceRow {
  messageId: number;
  threadId: number;
  authorId: number | null;
  fromName: string;
  fromAddress: string;
  subject: string;
  html: string;
  text: string;
  pictures: string[];
  mailId: string;
  referenceIds: string[];
  state: MessageState;
  at: Date;
}

export const findSource = (db: Db, organisationId: number, messageId: number) =>
  db.row<SourceRow>(
    sql`select id as "messageId", thread_id as "threadId", author_id as "authorId",
               from_name as "fromName", from_address as "fromAddress", subject, html, text, pictures,
               message_id as "mailId", reference_ids as "referenceIds", state,
               coalesce(sent_at, created_at) as at
        from email_messages where organisation_id = ${organisationId} and id = ${messageId}`,
  );

export const findRecipients = (db: Db, organisationId: number, messageId: number) =>
  db.rows<StoredRecipient>(
    sql`select kind, person_id as "personId", group_key as "groupKey", name, address
        from email_recipients where organisation_id = ${organisationId} and message_id = ${messageId}
        order by position`,
  );

export const deleteRecipients = (db: Db, organisationId: number, messageId: number) =>
  db.run(
    sql`delete from email_recipients
        where organisation_id = ${organisationId} and message_id = ${messageId}`,
  );

/** A mail of its writer's, with the copy they know it by; both locked. */
export interface OwnRow {
  copyId: number;
  messageId: number;
  threadId: number;
  state: MessageState;
  version: number;
  subject: string;
  html: string;
  text: string;
  pictures: string[];
  answersCopyId: number | null;
  leavesAt: Date | null;
  fromName: string;
}

const own: Sql = sql`c.id as "copyId", m.id as "messageId", m.thread_id as "threadId", m.state,
  m.version, m.subject, m.html, m.text, m.pictures, m.answers_copy_id as "answersCopyId",
  m.leaves_at as "leavesAt", m.from_name as "fromName"`;

export const lockOwn = (db: Db, organisationId: number, authorId: number, copyId: number) =>
  db.row<OwnRow>(
    sql`select ${own} from email_copies c
        join email_messages m on m.organisation_id = c.organisation_id and m.id = c.message_id
        where c.organisation_id = ${organisationId} and c.owner_id = ${authorId}
          and c.id = ${copyId} and m.author_id = ${authorId}
        for no key update`,
  );

export interface Words {
  subject: string;
  html: string;
  text: string;
  pictures: readonly string[];
}

export const updateDraft = (
  db: Db,
  organisationId: number,
  messageId: number,
  { subject, html, text, pictures }: Words,
) =>
  db.run(
    sql`update email_messages set subject = ${subject}, html = ${html}, text = ${text},
          pictures = ${pictures}, version = version + 1
        where organisation_id = ${organisationId} and id = ${messageId}`,
  );

export const findName = async (db: Db, personId: number): Promise<string> =>
  (
    await db.row<{ name: string }>(
      sql`select coalesce(nullif(full_name, ''), username) as name from accounts
          where id = ${personId}`,
    )
  )?.name ?? '';

export interface Habits {
  language: 'en' | 'de' | 'fr' | 'pt' | null;
  timeZone: string;
}

/** How somebody reads dates. */
export const findHabits = async (
  db: Db,
  organisationId: number,
  personId: number,
): Promise<Habits> =>
  (await db.row<Habits>(
    sql`select s.language, coalesce(s.time_zone, o.time_zone) as "timeZone"
        from organisations o left join accounts_settings s on s.person_id = ${personId}
        where o.id = ${organisationId}`,
  )) ?? { language: null, timeZone: 'UTC' };
