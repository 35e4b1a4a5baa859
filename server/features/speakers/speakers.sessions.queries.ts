import type { Db } from '../../platform/db/db.ts';
import { nothing, sql } from '../../platform/db/sql.ts';
import type { SessionRow, ShownSessionRow } from './speakers.rows.ts';

/** Who speaks where in the draft, and whether it is published just so. */
export const findSessions = (db: Db, organisationId: number, eventId: number, speakerId?: number) =>
  db.rows<SessionRow>(
    sql`select (part->>'id')::bigint as "speakerId", s.id, s.title, part->>'role' as role,
               s.starts_at as "startsAt", s.minutes, r.name as room,
               coalesce(not p.is_cancelled and p.starts_at = s.starts_at
                 and (p.session->>'roomId')::bigint is not distinct from s.room_id, false) as "isFirm"
        from agenda_sessions s
        cross join lateral jsonb_array_elements(s.speakers) part
        left join events_rooms r on r.organisation_id = s.organisation_id and r.id = s.room_id
        left join agenda_published p on p.organisation_id = s.organisation_id
          and p.event_id = s.event_id and p.session_id = s.id
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
          and not s.is_deleted
          ${speakerId === undefined ? nothing : sql`and (part->>'id')::bigint = ${speakerId}`}
        order by s.starts_at nulls last, s.id`,
  );

/** Who speaks where in what is published. */
export const findShownSessions = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ShownSessionRow>(
    sql`select (part->>'id')::bigint as "speakerId", p.session_id as id, p.session->'title' as title,
               part->>'role' as role, p.starts_at as "startsAt",
               (p.session->>'minutes')::int as minutes, r.name as room
        from agenda_published p
        cross join lateral jsonb_array_elements(p.session->'speakers') part
        left join events_rooms r on r.organisation_id = p.organisation_id
          and r.id = (p.session->>'roomId')::bigint
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and not p.is_cancelled
        order by p.starts_at nulls last, p.session_id`,
  );

export interface NotAgreed {
  sessionId: number;
  id: number;
  name: string;
  recording: 'unknown' | 'refused';
}

/** Who is in these sessions, in the draft or as they are published, and has not agreed to be recorded. */
export const findNotAgreed = (
  db: Db,
  organisationId: number,
  eventId: number,
  sessionIds: readonly number[],
) =>
  db.rows<NotAgreed>(
    sql`select distinct on (part.session_id, k.place, k.id) part.session_id as "sessionId", k.id,
               k.name, k.recording
        from (
          select s.id as session_id, (one->>'id')::bigint as speaker_id
          from agenda_sessions s cross join lateral jsonb_array_elements(s.speakers) one
          where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
            and s.id = any(${sessionIds}::bigint[])
          union all
          select p.session_id, (one->>'id')::bigint
          from agenda_published p cross join lateral jsonb_array_elements(p.session->'speakers') one
          where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
            and p.session_id = any(${sessionIds}::bigint[])
        ) part
        join speakers k on k.organisation_id = ${organisationId} and k.event_id = ${eventId}
          and k.id = part.speaker_id and k.recording <> 'agreed'
        order by part.session_id, k.place, k.id`,
  );

/** Published sessions chaired by whoever has this person's confirmed address. */
export const findChairedSessions = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
) =>
  db.rows<{ id: number }>(
    sql`select distinct p.session_id as id
        from accounts a
        join organisations_members m on m.organisation_id = ${organisationId} and m.person_id = a.id
          and m.removed_at is null and m.deactivated_at is null
        join speakers k on k.organisation_id = ${organisationId} and k.event_id = ${eventId}
          and k.email <> '' and lower(k.email) = lower(a.email)
        join agenda_published p on p.organisation_id = ${organisationId}
          and p.event_id = ${eventId} and not p.is_cancelled
          and p.session->'speakers' @> jsonb_build_array(jsonb_build_object('id', k.id, 'role', 'chair'))
        where a.id = ${personId} and a.verified_at is not null
        order by 1`,
  );

/** Whoever has the confirmed address of somebody who speaks there. */
export const isSpeakerIn = async (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
): Promise<boolean> =>
  (await db.row(
    sql`select from accounts a
        join speakers k on k.organisation_id = ${organisationId} and k.event_id = ${eventId}
          and k.email <> '' and lower(k.email) = lower(a.email)
        where a.id = ${personId} and a.verified_at is not null limit 1`,
  )) !== null;

/** Whoever has the confirmed address of somebody who is in this session as it is published. */
export const speaksIn = async (
  db: Db,
  {
    organisationId,
    eventId,
    sessionId,
  }: { organisationId: number; eventId: number; sessionId: number },
  personId: number,
): Promise<boolean> =>
  (await db.row(
    sql`select from accounts a
        join speakers k on k.organisation_id = ${organisationId} and k.event_id = ${eventId}
          and k.email <> '' and lower(k.email) = lower(a.email)
        join agenda_published p on p.organisation_id = ${organisationId}
          and p.event_id = ${eventId} and p.session_id = ${sessionId} and not p.is_cancelled
          and p.session->'speakers' @> jsonb_build_array(jsonb_build_object('id', k.id))
        where a.id = ${personId} and a.verified_at is not null limit 1`,
  )) !== null;
