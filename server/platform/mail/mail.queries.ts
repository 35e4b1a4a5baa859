import type { Db } from '../db/db.ts';
import { andWithin, dayOf, isIn, type OpenSpan, type Span } from '../db/span.ts';
import { nothing, plannedAnew, type Sql, sql } from '../db/sql.ts';
import type { OpenLetter } from './sealed-letter.ts';

export type MailState = 'queued' | 'sent' | 'kept' | 'failed' | 'held';

export interface MailRow {
  id: number;
  to: string;
  subject: string;
  /** Null where its words are for its reader alone. */
  text: string | null;
  html: string | null;
  state: MailState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  /** Null: whoever the house writes as. */
  replyTo: string | null;
}

/** What stands on the outside of a letter. */
export interface Envelope {
  to: string;
  subject: string;
  /** Whether organisers see that there is one. */
  isListed: boolean;
  state: 'queued' | 'held';
}

export const insertEnvelope = (db: Db, organisationId: number, envelope: Envelope) =>
  db.row<{ id: number }>(
    sql`insert into mail_messages (organisation_id, to_address, subject, is_listed, state)
        values (${organisationId}, ${envelope.to}, ${envelope.subject}, ${envelope.isListed},
          ${envelope.state})
        returning id`,
  );

export const putWords = (db: Db, organisationId: number, id: number, { words }: OpenLetter) =>
  db.run(
    sql`update mail_messages set text_body = ${words.text}, html_body = ${words.html}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const putReplyTo = (db: Db, organisationId: number, id: number, replyTo: string) =>
  db.run(
    sql`update mail_messages set reply_to = ${replyTo}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

const columns = sql`id, to_address as "to", subject, text_body as text, html_body as html, state,
  reply_to as "replyTo",
  attempts, last_error as "lastError", created_at as "createdAt"`;

/** For whoever carries it. */
export const findMail = (db: Db, organisationId: number, id: number) =>
  db.row<MailRow & { isListed: boolean }>(
    sql`select ${columns}, is_listed as "isListed" from mail_messages
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const findListedMail = (db: Db, organisationId: number, id: number) =>
  db.row<MailRow>(
    sql`select ${columns} from mail_messages
        where organisation_id = ${organisationId} and id = ${id} and is_listed`,
  );

interface Listed extends OpenSpan {
  organisationId: number;
  states: readonly MailState[] | undefined;
}

export const listedMails = ({ organisationId, states, ...days }: Listed): Sql =>
  sql`select ${columns} from mail_messages where organisation_id = ${organisationId} and is_listed
        ${states ? sql`and state = any(${states})` : nothing}
        ${andWithin(sql`created_at`, days)}`;

export const findListedMails = (
  db: Db,
  listed: Sql,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db.rows<MailRow>(
    plannedAnew(
      sql`${listed} ${before ? sql`and id < ${before}` : nothing} order by id desc limit ${limit}`,
    ),
  );

export const settleMail = (db: Db, organisationId: number, id: number, state: 'sent' | 'kept') =>
  db.run(
    sql`update mail_messages set state = ${state}, attempts = attempts + 1, last_error = null,
          settled_at = now()
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const noteFailure = (db: Db, organisationId: number, id: number, error: string) =>
  db.run(
    sql`update mail_messages set state = 'failed', attempts = attempts + 1, last_error = ${error}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteMail = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from mail_messages where organisation_id = ${organisationId} and id = ${id}`);

/** Also one that still waits: its job finds nothing to send. */
export const forgetMailsTo = (db: Db, address: string) =>
  db.run(sql`delete from mail_messages where lower(to_address) = lower(${address})`);

/** Of those that organisers see in their outbox: what left, or would have where no mail server is. */
export const findMailDays = (db: Db, organisationId: number, span: Span) =>
  db.rows<{ day: string; mails: number }>(
    sql`select ${dayOf(sql`created_at`, span)} as day, count(*) as mails from mail_messages
        where organisation_id = ${organisationId} and is_listed and state in ('sent', 'kept')
          and ${isIn(sql`created_at`, span)}
        group by 1`,
  );
