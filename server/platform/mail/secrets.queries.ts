import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { SecretLetter } from './sealed-letter.ts';

/** Read by the postman alone, and gone as soon as the letter is. */
export function insertSecret(db: Db, organisationId: number, mailId: number, letter: SecretLetter) {
  const { text, html, stopLink = null } = letter.unseal();
  return db.run(
    sql`insert into mail_secrets (organisation_id, mail_id, text_body, html_body, stop_link)
        values (${organisationId}, ${mailId}, ${text}, ${html}, ${stopLink})`,
  );
}

export const findSecret = (db: Db, organisationId: number, mailId: number) =>
  db.row<{ text: string; html: string; stopLink: string | null }>(
    sql`select text_body as text, html_body as html, stop_link as "stopLink" from mail_secrets
        where organisation_id = ${organisationId} and mail_id = ${mailId}`,
  );

export const burnSecret = (db: Db, organisationId: number, mailId: number) =>
  db.run(
    sql`delete from mail_secrets where organisation_id = ${organisationId} and mail_id = ${mailId}`,
  );

/** Of letters the queue has given up; those that nobody sees go as a whole. */
export async function burnOldSecrets(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from mail_messages where not is_listed and created_at < ${before}`);
  await db.run(
    sql`delete from mail_secrets s using mail_messages m
        where m.organisation_id = s.organisation_id and m.id = s.mail_id
          and m.created_at < ${before}`,
  );
}
