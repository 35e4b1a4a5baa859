import type { SessionDifference } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { type VersionRow } from './versions.history.view.ts';
import type { PublishedSession } from '../agenda.rows.ts';
import { endOf } from '../agenda.view.ts';

export interface PublishedRow {
  session: PublishedSession;
  isCancelled: boolean;
  sequence: number;
  changedAt: Date;
}

const columns = sql`session, is_cancelled as "isCancelled", sequence, changed_at as "changedAt"`;

/** What everyone may see, and what was cancelled since it was. */
export const findPublished = (db: Db, organisationId: number, eventId: number) =>
  db.rows<PublishedRow>(
    sql`select ${columns} from agenda_published
        where organisation_id = ${organisationId} and event_id = ${eventId}
        order by starts_at nulls last, session_id`,
  );

export const findPublishedSession = (
  db: Db,
  organisationId: number,
  eventId: number,
  sessionId: number,
) =>
  db.row<PublishedRow>(
    sql`select ${columns} from agenda_published
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and session_id = ${sessionId} and not is_cancelled`,
  );

export const upsertPublished = (
  db: Db,
  organisationId: number,
  eventId: number,
  session: PublishedSession,
  words: { title: string; abstract: string },
) =>
  db.run(
    sql`insert into agenda_published as p
          (organisation_id, event_id, session_id, session, starts_at, ends_at, words)
        values (${organisationId}, ${eventId}, ${session.id}, ${JSON.stringify(session)},
          ${session.startsAt}, ${session.startsAt === null ? null : endOf(session)},
          setweight(to_tsvector('simple', ${words.title}), 'A') ||
          setweight(to_tsvector('simple', ${words.abstract}), 'C'))
        on conflict (organisation_id, event_id, session_id) do update
          set session = excluded.session, starts_at = excluded.starts_at,
              ends_at = excluded.ends_at, words = excluded.words, is_cancelled = false,
              sequence = p.sequence + 1, changed_at = now()`,
  );

export const cancelPublished = (
  db: Db,
  organisationId: number,
  eventId: number,
  sessionIds: readonly number[],
) =>
  db.run(
    sql`update agenda_published set is_cancelled = true, sequence = sequence + 1, changed_at = now()
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and session_id = any(${sessionIds}) and not is_cancelled`,
  );

/** `words` as a tsquery of ours. */
export const searchPublished = (db: Db, organisationId: number, eventId: number, words: string) =>
  db.rows<{ sessionId: number }>(
    sql`select session_id as "sessionId"
        from agenda_published, to_tsquery('simple', ${words}) as sought
        where organisation_id = ${organisationId} and event_id = ${eventId} and not is_cancelled
          and words @@ sought
        order by ts_rank(words, sought) desc, starts_at nulls last, session_id limit 200`,
  );

const version = sql`v.number, v.note, v.published_at as "publishedAt",
  coalesce(nullif(a.full_name, ''), a.username, '') as by,
  jsonb_array_length(v.changes) as changes`;

export const findVersions = (db: Db, organisationId: number, eventId: number) =>
  db.rows<VersionRow>(
    sql`select ${version} from agenda_versions v left join accounts a on a.id = v.published_by
        where v.organisation_id = ${organisationId} and v.event_id = ${eventId}
        order by v.number desc limit 200`,
  );

export const findLastVersion = async (db: Db, organisationId: number, eventId: number) =>
  (
    await db.row<{ number: number | null }>(
      sql`select max(number) as number from agenda_versions
          where organisation_id = ${organisationId} and event_id = ${eventId}`,
    )
  )?.number ?? null;

export const findVersionChanges = (
  db: Db,
  organisationId: number,
  eventId: number,
  number: number,
) =>
  db.row<{ changes: SessionDifference[] }>(
    sql`select changes from agenda_versions
        where organisation_id = ${organisationId} and event_id = ${eventId}
          and number = ${number}`,
  );

export interface NewVersion {
  number: number;
  note: string;
  personId: number;
  sessions: readonly PublishedSession[];
  changes: readonly SessionDifference[];
}

export const insertVersion = (
  db: Db,
  organisationId: number,
  eventId: number,
  { number, note, personId, sessions, changes }: NewVersion,
) =>
  db.row<VersionRow>(
    sql`with v as (
          insert into agenda_versions
            (organisation_id, event_id, number, note, published_by, sessions, changes)
          values (${organisationId}, ${eventId}, ${number}, ${note}, ${personId},
            ${JSON.stringify(sessions)}, ${JSON.stringify(changes)})
          returning *)
        select ${version} from v left join accounts a on a.id = v.published_by`,
  );
