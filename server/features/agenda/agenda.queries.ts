import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { SessionFields, SessionRow } from './agenda.rows.ts';

const instant = (column: Sql): Sql =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = sql`
  s.id, s.code, s.kind, s.title, s.abstract, s.language, s.track_id as "trackId",
  s.room_id as "roomId", ${instant(sql`s.starts_at`)} as "startsAt", s.minutes, s.capacity,
  s.join_url as "joinUrl", s.is_hidden as "isHidden", s.is_featured as "isFeatured", s.speakers,
  s.files, s.is_deleted as "isDeleted", s.version`;

const of = (organisationId: number, eventId: number): Sql =>
  sql`s.organisation_id = ${organisationId} and s.event_id = ${eventId}`;

/** The draft, in the order of the days. */
export const findSessions = (db: Db, organisationId: number, eventId: number) =>
  db.rows<SessionRow>(
    sql`select ${columns} from agenda_sessions s
        where ${of(organisationId, eventId)} and not s.is_deleted
        order by s.starts_at nulls last, s.id`,
  );

export const findSession = (db: Db, organisationId: number, eventId: number, id: number) =>
  db.row<SessionRow>(
    sql`select ${columns} from agenda_sessions s
        where ${of(organisationId, eventId)} and s.id = ${id} and not s.is_deleted`,
  );

/** Deleted ones too: an undo brings them back. */
export const findSessionsById = (
  db: Db,
  organisationId: number,
  eventId: number,
  ids: readonly number[],
) =>
  db.rows<SessionRow>(
    sql`select ${columns} from agenda_sessions s
        where ${of(organisationId, eventId)} and s.id = any(${ids}) order by s.id`,
  );

/** For who chooses among them. */
export const findDraftTitles = (db: Db, organisationId: number, eventId: number) =>
  db.rows<Pick<SessionRow, 'id' | 'title' | 'startsAt' | 'capacity'>>(
    sql`select s.id, s.title, ${instant(sql`s.starts_at`)} as "startsAt", s.capacity
        from agenda_sessions s
        where ${of(organisationId, eventId)} and not s.is_deleted
        order by s.starts_at nulls last, s.id`,
  );

/** Which of these there are. */
export const findSessionIds = (
  db: Db,
  organisationId: number,
  eventId: number,
  ids: readonly number[],
) =>
  db.rows<{ id: number }>(
    sql`select s.id from agenda_sessions s
        where ${of(organisationId, eventId)} and s.id = any(${ids}) order by s.id`,
  );

/** By what other systems call them; deleted ones too, which come back by it. */
export const findSessionsByCode = (
  db: Db,
  organisationId: number,
  eventId: number,
  codes: readonly string[],
) =>
  db.rows<SessionRow>(
    sql`select ${columns} from agenda_sessions s
        where ${of(organisationId, eventId)} and s.code = any(${codes}) order by s.id`,
  );

/** Without a code of its own a session is given one. */
export const insertSession = (
  db: Db,
  organisationId: number,
  eventId: number,
  { code, ...to }: SessionFields & { code?: string },
) =>
  db.row<SessionRow>(
    sql`insert into agenda_sessions as s (organisation_id, event_id, code, kind, title, abstract,
          language, track_id, room_id, starts_at, minutes, capacity, join_url, is_hidden,
          is_featured, speakers, files)
        values (${organisationId}, ${eventId}, coalesce(nullif(${code ?? ''}, ''), gen_random_uuid()::text),
          ${to.kind}, ${JSON.stringify(to.title)}, ${JSON.stringify(to.abstract)}, ${to.language},
          ${to.trackId}, ${to.roomId}, ${to.startsAt}, ${to.minutes}, ${to.capacity},
          ${to.joinUrl}, ${to.isHidden}, ${to.isFeatured}, ${JSON.stringify(to.speakers)},
          ${JSON.stringify(to.files)})
        returning ${columns}`,
  );

/** Everything but its id and code becomes as given. */
export const updateSession = (
  db: Db,
  organisationId: number,
  eventId: number,
  id: number,
  to: SessionFields & { isDeleted: boolean },
) =>
  db.row<SessionRow>(
    sql`update agenda_sessions as s set kind = ${to.kind}, title = ${JSON.stringify(to.title)},
          abstract = ${JSON.stringify(to.abstract)}, language = ${to.language},
          track_id = ${to.trackId}, room_id = ${to.roomId}, starts_at = ${to.startsAt},
          minutes = ${to.minutes}, capacity = ${to.capacity}, join_url = ${to.joinUrl},
          is_hidden = ${to.isHidden}, is_featured = ${to.isFeatured},
          speakers = ${JSON.stringify(to.speakers)}, files = ${JSON.stringify(to.files)},
          is_deleted = ${to.isDeleted}, version = version + 1, changed_at = now()
        where ${of(organisationId, eventId)} and s.id = ${id} returning ${columns}`,
  );

export const findStarCounts = async (db: Db, organisationId: number, eventId: number) =>
  new Map(
    (
      await db.rows<{ sessionId: number; stars: number }>(
        sql`select session_id as "sessionId", count(*)::int as stars from agenda_stars
            where organisation_id = ${organisationId} and event_id = ${eventId} group by 1`,
      )
    ).map(({ sessionId, stars }) => [sessionId, stars]),
  );

/** Another session in the same room at the same time, if there is one. */
export const findRoomClash = (
  db: Db,
  organisationId: number,
  eventId: number,
  { id, roomId, startsAt, minutes }: SessionRow,
) =>
  db.row<{ id: number }>(
    sql`select s.id from agenda_sessions s
        where ${of(organisationId, eventId)} and not s.is_deleted and s.id <> ${id}
          and s.room_id = ${roomId} and ${overlaps(startsAt, minutes)} limit 1`,
  );

/** Another session with one of the speakers at the same time, if there is one. */
export const findSpeakerClash = (
  db: Db,
  organisationId: number,
  eventId: number,
  { id, speakers, startsAt, minutes }: SessionRow,
) =>
  db.row<{ id: number }>(
    sql`select s.id from agenda_sessions s
        where ${of(organisationId, eventId)} and not s.is_deleted and s.id <> ${id}
          and ${overlaps(startsAt, minutes)}
          and exists (select from jsonb_array_elements(s.speakers) p
                      where (p ->> 'id')::bigint = any(${speakers.map((one) => one.id)}))
        limit 1`,
  );

const overlaps = (startsAt: string | null, minutes: number): Sql =>
  sql`s.starts_at < ${startsAt}::timestamptz + make_interval(mins => ${minutes}::int)
      and s.starts_at + make_interval(mins => s.minutes) > ${startsAt}::timestamptz`;

export const isRoomUsed = async (db: Db, organisationId: number, eventId: number, roomId: number) =>
  (await db.row(
    sql`select 1 from agenda_sessions s
        where ${of(organisationId, eventId)} and not s.is_deleted and s.room_id = ${roomId} limit 1`,
  )) !== null;

export const findProgress = (db: Db, organisationId: number, eventId: number) =>
  db.row<{ sessions: number; unplaced: number; isPublished: boolean }>(
    sql`select count(*)::int as sessions,
               (count(*) filter (where s.starts_at is null or s.room_id is null))::int as unplaced,
               exists (select from agenda_versions v where v.organisation_id = ${organisationId}
                         and v.event_id = ${eventId}) as "isPublished"
        from agenda_sessions s where ${of(organisationId, eventId)} and not s.is_deleted`,
  );
