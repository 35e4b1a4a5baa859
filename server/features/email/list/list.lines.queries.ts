import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { DetailRow, LineRow } from '../email.rows.ts';

/** Longer threads are not counted to their end. */
const mostInThread = 100;

/** `w` the member and `a` the account of somebody named; both missing once they are gone. */
const personOf = (name: Sql, address: Sql, groupKey: Sql): Sql => sql`
  'personId', w.person_id, 'name', ${name}, 'address', coalesce(${address}, ''),
  'ownAddress', coalesce(a.email, ''), 'avatar', a.avatar, 'groupKey', ${groupKey}`;

const knownAs = (person: Sql): Sql => sql`
  left join organisations_members w on w.organisation_id = m.organisation_id
    and w.person_id = ${person} and w.removed_at is null
  left join accounts a on a.id = w.person_id`;

const recipients = (which: Sql): Sql => sql`coalesce((
  select jsonb_agg(jsonb_build_object('kind', r.kind, 'state', r.state, 'error', r.last_error,
           ${personOf(sql`r.name`, sql`r.address`, sql`r.group_key`)}) order by r.position)
  from (select * from email_recipients
        where organisation_id = m.organisation_id and message_id = m.id ${which}) r
  ${knownAs(sql`r.person_id`)}), '[]'::jsonb)`;

const inThread: Sql = sql`(select count(*)::int from (
  select from email_copies t where t.organisation_id = c.organisation_id
    and t.owner_id = c.owner_id and t.thread_id = c.thread_id
    and (t.folder <> 'trash' or t.id = c.id) limit ${mostInThread}) counted)`;

const columns = (which: Sql): Sql => sql`
  c.id, c.organisation_id as "organisationId", c.owner_id as "ownerId", o.role as "ownerRole",
  c.message_id as "messageId", c.thread_id as "threadId", m.author_id as "authorId", m.state,
  c.folder, c.is_read as "isRead", c.is_starred as "isStarred", c.labels, c.at, c.subject,
  left(m.text, 300) as snippet,
  (select jsonb_build_object(${personOf(sql`m.from_name`, sql`m.from_address`, sql`null::text`)})
   from (select) one ${knownAs(sql`m.author_id`)}) as sender,
  ${recipients(which)} as recipients,
  array(select distinct r.state from email_recipients r
        where r.organisation_id = m.organisation_id and r.message_id = m.id
          and r.state <> 'inside') as "outsideStates",
  (select count(*)::int from email_files f
   where f.organisation_id = m.organisation_id and f.message_id = m.id) as attachments,
  ${inThread} as "inThread"`;

const files: Sql = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size,
           'width', f.width, 'height', f.height) order by f.id)
  from email_files f where f.organisation_id = m.organisation_id and f.message_id = m.id),
  '[]'::jsonb)`;

const source = (organisationId: number, ids: readonly number[]): Sql => sql`
  email_copies c
  join email_messages m on m.organisation_id = c.organisation_id and m.id = c.message_id
  join organisations_members o on o.organisation_id = c.organisation_id and o.person_id = c.owner_id
  where c.organisation_id = ${organisationId} and c.id = any(${ids})`;

/** Whoever owns them; the newest first. */
export const findLines = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<LineRow>(
    sql`select ${columns(sql`and kind = 'to' order by position limit 3`)}
        from ${source(organisationId, ids)} order by c.id desc`,
  );

/** With all that is in them, the oldest first. */
export const findDetails = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<DetailRow>(
    sql`select ${columns(sql``)}, m.html, cardinality(m.pictures) as pictures, ${files} as files,
               m.leaves_at as "leavesAt", m.answers_copy_id as "answersCopyId", m.version
        from ${source(organisationId, ids)} order by c.id`,
  );
