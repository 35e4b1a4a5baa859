import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export const deleteMailbox = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`delete from email_copies
        where organisation_id = ${organisationId} and owner_id = ${personId}`,
  );

/** Their address as others typed it. */
export const forgetTypedAddresses = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`update email_recipients set address = null
        where organisation_id = ${organisationId} and person_id = ${personId}`,
  );

export const forgetUnsentFiles = (db: Db, organisationId: number, personId: number) =>
  db.run(
    sql`update email_files set created_at = '-infinity'
        where organisation_id = ${organisationId} and owner_id = ${personId}
          and message_id is null`,
  );

export const moveRecipients = (db: Db, organisationId: number, fromId: number, toId: number) =>
  db.run(
    sql`update email_recipients set person_id = ${toId}
        where organisation_id = ${organisationId} and person_id = ${fromId}`,
  );

/** In every organisation the person is in: what lies in their mailbox. */
export const findMailsAbout = async (db: Db, personId: number) => ({
  mails: await db.rows(
    sql`select c.organisation_id as "organisationId", c.id, c.folder, c.is_read as "isRead",
               c.is_starred as "isStarred", c.labels, c.at, m.from_name as "from", m.subject, m.text,
               coalesce((select jsonb_agg(jsonb_build_object('kind', r.kind, 'name', r.name)
                           order by r.position)
                 from email_recipients r
                 where r.organisation_id = m.organisation_id and r.message_id = m.id
                   and (r.kind <> 'bcc' or m.author_id = ${personId})), '[]') as "to",
               array(select f.name from email_files f where f.organisation_id = m.organisation_id
                       and f.message_id = m.id order by f.id) as files
        from email_copies c
        join email_messages m on m.organisation_id = c.organisation_id and m.id = c.message_id
        where c.owner_id = ${personId} order by c.organisation_id, c.id`,
  ),
});
