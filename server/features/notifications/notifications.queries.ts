import type { News, NoticeKind } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import type { NotificationRow } from './notifications.view.ts';

export type NewNotice = News & {
  personId: number;
  link: string;
  key: string | null;
  groupKey: string | null;
  isShown: boolean;
};
export type KeptNotice = NotificationRow & { personId: number; isShown: boolean };

const columns = sql`id, place, kind, data, link, count, created_at as "createdAt",
  read_at as "readAt"`;

const insert = (organisationId: number, at: Date, notices: readonly NewNotice[]) =>
  sql`insert into notifications
        (organisation_id, person_id, kind, data, link, key, group_key, is_shown, created_at)
      select ${organisationId}, n."personId", n.kind, n.data, n.link, n.key, n."groupKey",
             n."isShown", ${at}
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
        as n("personId" bigint, kind text, data jsonb, link text, key text, "groupKey" text,
             "isShown" boolean)
      join organisations_members m
        on m.organisation_id = ${organisationId} and m.person_id = n."personId"
          and m.deactivated_at is null and m.removed_at is null`;
const written = sql`person_id as "personId", is_shown as "isShown", ${columns}`;

/** What was told under its key before is left out, and so is who is no member any more. */
export const insertNotices = (db: Db, organisationId: number, at: Date, notices: NewNotice[]) =>
  db.rows<KeptNotice>(
    sql`${insert(organisationId, at, notices)}
        on conflict (organisation_id, person_id, key) do nothing
        returning ${written}`,
  );

/** What is unread under its group key stands for this one as well; no key tells twice here either. */
export const renewNotices = (db: Db, organisationId: number, at: Date, notices: NewNotice[]) =>
  db.rows<KeptNotice>(
    sql`${insert(organisationId, at, notices)}
        where n.key is null or not exists (
          select from notifications t where t.organisation_id = ${organisationId}
            and t.person_id = n."personId" and t.key = n.key)
        on conflict (organisation_id, person_id, kind, group_key)
          where read_at is null and group_key is not null
        do update set data = excluded.data, link = excluded.link, key = excluded.key,
          place = default,
          is_shown = excluded.is_shown, created_at = excluded.created_at,
          count = notifications.count + 1
        returning ${written}`,
  );

/** The newest first. */
export const findNotices = (
  db: Db,
  organisationId: number,
  personId: number,
  { before, kinds }: { before?: number | undefined; kinds?: readonly NoticeKind[] | undefined },
  limit: number,
) =>
  db.rows<NotificationRow>(
    sql`select ${columns} from notifications
        where organisation_id = ${organisationId} and person_id = ${personId} and is_shown
          ${before === undefined ? nothing : sql`and place < ${before}`}
          ${kinds === undefined ? nothing : sql`and kind = any(${kinds})`}
        order by place desc limit ${limit}`,
  );

/** Whoever has more has lost count long ago. */
const mostUnread = 1_000;

export async function countUnread(
  db: Db,
  organisationId: number,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.rows<{ personId: number; unread: number }>(
    sql`select p.id as "personId", n.unread from unnest(${personIds}::bigint[]) as p(id),
        lateral (
          select count(*) as unread from (
            select from notifications where organisation_id = ${organisationId}
              and person_id = p.id and read_at is null and is_shown
            limit ${mostUnread}) counted) n`,
  );
  return new Map(rows.map(({ personId, unread }) => [personId, unread]));
}

/** Who of them does not want to be disturbed. */
export const findBusy = async (
  db: Db,
  organisationId: number,
  personIds: readonly number[],
): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.rows<{ personId: number }>(
        sql`select person_id as "personId" from chat_settings
            where organisation_id = ${organisationId} and person_id = any(${personIds})
              and status = 'busy'`,
      )
    ).map(({ personId }) => personId),
  );

export const findNotice = (db: Db, organisationId: number, personId: number, id: number) =>
  db.row<{ id: number }>(
    sql`select id from notifications
        where organisation_id = ${organisationId} and person_id = ${personId} and id = ${id} and is_shown`,
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
  { newest, kinds }: { newest: number; kinds?: readonly NoticeKind[] | undefined },
  at: Date,
) =>
  db.rows<{ id: number }>(
    sql`${readNow(at)}
        where organisation_id = ${organisationId} and person_id = ${personId} and is_shown
          and place <= ${newest} and read_at is null
          ${kinds === undefined ? nothing : sql`and kind = any(${kinds})`}
        returning id`,
  );

/** Under the key itself, or a longer one that begins with it up to a dot. */
export const markReadUnder = (
  db: Db,
  organisationId: number,
  personId: number,
  prefix: string,
  at: Date,
) =>
  db.rows<{ id: number; isShown: boolean }>(
    sql`${readNow(at)}
        where organisation_id = ${organisationId} and person_id = ${personId} and read_at is null
          and (${prefix} in (key, group_key) or starts_with(key, ${prefix} || '.')
            or starts_with(group_key, ${prefix} || '.'))
        returning id, is_shown as "isShown"`,
  );

export const deleteNoticesUnder = (db: Db, organisationId: number, keys: readonly string[]) =>
  db.rows<{ id: number; personId: number }>(
    sql`delete from notifications where organisation_id = ${organisationId} and key = any(${keys})
        returning id, person_id as "personId"`,
  );

/** What was told to these people and leads there. */
export const deleteNoticesTo = (
  db: Db,
  organisationId: number,
  personIds: readonly number[],
  link: string,
) =>
  db.rows<{ id: number; personId: number }>(
    sql`delete from notifications
        where organisation_id = ${organisationId} and person_id = any(${personIds})
          and link = ${link}
        returning id, person_id as "personId"`,
  );

export const deleteNoticesBefore = (db: Db, at: Date) =>
  db.run(sql`delete from notifications where created_at < ${at}`);

/** In every organisation the person is in. */
export const findNoticesAbout = async (db: Db, personId: number) => ({
  notices: await db.rows(
    sql`select organisation_id as "organisationId", kind, data, link, count, created_at as "createdAt",
               read_at as "readAt"
        from notifications where person_id = ${personId} order by organisation_id, id`,
  ),
  settings: await db.rows(
    sql`select organisation_id as "organisationId", "group", app, mail, push
        from notifications_settings where person_id = ${personId} order by organisation_id, "group"`,
  ),
  devices: await db.rows(
    sql`select organisation_id as "organisationId", created_at as "createdAt"
        from notifications_devices where person_id = ${personId} order by organisation_id, created_at`,
  ),
});
