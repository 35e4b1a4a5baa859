import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** What travels with a letter. */
export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
}

export const insertFile = (db: Db, organisationId: number, mailId: number, file: MailFile) =>
  db.run(
    sql`insert into mail_files (organisation_id, mail_id, name, type, content)
        values (${organisationId}, ${mailId}, ${file.name}, ${file.type}, ${file.content})`,
  );

export const findFiles = (db: Db, organisationId: number, mailId: number) =>
  db.rows<MailFile>(
    sql`select name, type, content from mail_files
        where organisation_id = ${organisationId} and mail_id = ${mailId} order by id`,
  );

/** Once it has left nobody needs them here. */
export const forgetFiles = (db: Db, organisationId: number, mailId: number) =>
  db.run(
    sql`delete from mail_files where organisation_id = ${organisationId} and mail_id = ${mailId}`,
  );

/** Of letters the queue has given up. */
export const forgetOldFiles = (db: Db, before: Date) =>
  db.run(
    sql`delete from mail_files f using mail_messages m
        where m.organisation_id = f.organisation_id and m.id = f.mail_id
          and m.created_at < ${before}`,
  );
