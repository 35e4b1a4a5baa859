import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailRow extends Mail {
  id: number;
  state: 'queued' | 'sent' | 'kept' | 'failed';
  attempts: number;
  lastError: string | null;
  createdAt: Date;
}

export async function insertMail(db: Db, organisationId: number, mail: Mail): Promise<number> {
  const row = await db.row<{ id: number }>(
    sql`insert into mail_messages (organisation_id, to_address, subject, text_body, html_body)
        values (${organisationId}, ${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html})
        returning id`,
  );
  if (!row) throw new Error('The mail was not inserted.');
  return row.id;
}

const columns = sql`id, to_address as "to", subject, text_body as text, html_body as html, state,
  attempts, last_error as "lastError", created_at as "createdAt"`;

export const findMail = (db: Db, organisationId: number, id: number) =>
  db.row<MailRow>(
    sql`select ${columns} from mail_messages where organisation_id = ${organisationId} and id = ${id}`,
  );

export const findMails = (db: Db, organisationId: number, limit: number) =>
  db.rows<MailRow>(
    sql`select ${columns} from mail_messages where organisation_id = ${organisationId}
        order by id desc limit ${limit}`,
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

/** Also one that still waits: its job finds nothing to send. */
export const forgetMailsTo = (db: Db, address: string) =>
  db.run(sql`delete from mail_messages where lower(to_address) = lower(${address})`);
