import type { News } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import type { NotificationRow } from './notifications.view.ts';

export type NewNotice = News & {
  personId: number;
  link: string;
  key: string | null;
};

const columns = sql`id, kind, data, link, count, created_at as "createdAt", read_at as "readAt"`;

/** What was told under its key before is left out, and so is who is no member any more. */
export const insertNotices = (db: Db, organisationId: number, at: Date, notices: NewNotice[]) =>
  db.rows<NotificationRow & { personId: number }>(
    sql`insert into notifications (organisation_id, person_id, kind, data, link, key, created_at)
        select ${organisationId}, n."personId", n.kind, n.data, n.link, n.key, ${at}
        from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
          as n("personId" bigint, kind text, data jsonb, link text, key text)
        join organisations_members m
          on m.organisation_id = ${organisationId} and m.person_id = n."personId"
            and m.deactivated_at is null and m.removed_at is null
        on conflict (organisation_id, person_id, key) do nothing
        returning person_id as "personId", ${columns}`,
  );

/** The newest first. */
export const findNotices = (
  db: Db,
  organisationId: number,
  personId: number,
  before: number | undefined,
  limit: number,
) =>
  db.rows<NotificationRow>(
    sql`select ${columns} from notifications
        where organisation_id = ${organisationId} and person_id = ${personId}
          ${before === undefined ? nothing : sql`and id < ${before}`}
        order by id desc limit ${limit}`,
  );

export async function countUnread(
  db: Db,
  organisationId: number,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.rows<{ personId: number; unread: number }>(
    sql`select person_id as "personId", count(*) as unread from notifications
        where organisation_id = ${organisationId} and person_id = any(${personIds})
          and read_at is null
        group by person_id`,
  );
  return new Map(rows.map(({ personId, unread }) => [personId, unread]));
}

export const findNotice = (db: Db, organisationId: number, personId: number, id: number) =>
  db.row<{ id: number }>(
    sql`select id from notifications
        where organisation_id = ${organisationId} and person_id = ${personId} and id = ${id}`,
  );

const readNow = (at: Date) => sql`update notifications set read_at = ${at}`;

export const markRead = (db: Db, organisationId: number, personId: number, id: number, at: Date) =>
  db.rows<{ id: number }>(
    sql`${readNow(at)}
        where organisation_id = ${organisationId} and person_id = ${personId}
          and id = ${id} and read_at is null
        returning id`,
  );

export const markReadUntil = (
  db: Db,
  organisationId: number,
  personId: number,
  newestId: number,
  at: Date,
) =>
  db.rows<{ id: number }>(
    sql`${readNow(at)}
        where organisation_id = ${organisationId} and person_id = ${personId}
          and id <= ${newestId} and read_at is null
        returning id`,
  );

export const deleteNoticesUnder = (db: Db, organisationId: number, keys: readonly string[]) =>
  db.rows<{ id: number; personId: number }>(
    sql`delete from notifications where organisation_id = ${organisationId} and key = any(${keys})
        returning id, person_id as "personId"`,
  );

export const deleteNoticesBefore = (db: Db, at: Date) =>
  db.run(sql`delete from notifications where created_at < ${at}`);

/** In every organisation the person is in. */
export const findNoticesAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", kind, data, link, created_at as "createdAt",
               read_at as "readAt"
        from notifications where person_id = ${personId} order by organisation_id, id`,
  );
