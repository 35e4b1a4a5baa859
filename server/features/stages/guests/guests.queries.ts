import type { GreenRoomSending } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { isSessionOpen } from '../../accounts/index.ts';
import { personOf } from '../../calls/index.ts';
import type { RunRow } from '../stages.rows.ts';
import type { GuestRow } from './guests.rows.ts';

export type Where = Pick<RunRow, 'organisationId' | 'id'>;

const columns = sql`g.organisation_id as "organisationId", g.run_id as "runId",
  g.person_id as "personId", ${personOf(sql`g.person_id`)} as person, g.standing,
  g.is_host as "isHost", g.is_invited as "isInvited", g.is_removed as "isRemoved",
  g.is_on_stage as "isOnStage", g.is_muted as "isMuted", g.since, g.number, g.device,
  g.has_sound as "hasSound", g.has_camera as "hasCamera"`;

/** More are never let in. */
const mostRows = 120;

/** Who is there in any way, who raised their hand first before others. */
export const findGuests = (db: Db, { organisationId, id }: Where) =>
  db.rows<GuestRow>(
    sql`select ${columns} from stages_guests g
        where g.organisation_id = ${organisationId} and g.run_id = ${id} and g.standing <> 'out'
        order by g.since, g.person_id limit ${mostRows}`,
  );

export const findGuest = (db: Db, { organisationId, id }: Where, personId: number) =>
  db.row<GuestRow>(
    sql`select ${columns} from stages_guests g
        where g.organisation_id = ${organisationId} and g.run_id = ${id}
          and g.person_id = ${personId}`,
  );

/** Who raises it again waits behind those who came meanwhile. */
export const putHand = (db: Db, { organisationId, id }: Where, personId: number, at: Date) =>
  db.run(
    sql`insert into stages_guests (organisation_id, run_id, person_id, standing, since)
        values (${organisationId}, ${id}, ${personId}, 'raised', ${at})
        on conflict (organisation_id, run_id, person_id) do update
          set standing = excluded.standing, since = excluded.since, is_invited = false`,
  );

export const setInvited = (db: Db, { organisationId, id }: Where, personId: number) =>
  db.run(
    sql`update stages_guests set standing = 'invited', is_invited = true
        where organisation_id = ${organisationId} and run_id = ${id} and person_id = ${personId}
          and standing = 'raised'`,
  );

export const setOnStage = (
  db: Db,
  { organisationId, id }: Where,
  personId: number,
  isOnStage: boolean,
) =>
  db.run(
    sql`update stages_guests set is_on_stage = ${isOnStage}
        where organisation_id = ${organisationId} and run_id = ${id} and person_id = ${personId}
          and standing = 'inside'`,
  );

export const setMuted = (
  db: Db,
  { organisationId, id }: Where,
  personId: number,
  isMuted: boolean,
) =>
  db.run(
    sql`update stages_guests set is_muted = ${isMuted}
        where organisation_id = ${organisationId} and run_id = ${id} and person_id = ${personId}`,
  );

interface Entry {
  person: Person;
  isHost: boolean;
  device: string;
  number: number;
  at: Date;
}

/** Who changes windows, or comes back while nobody noticed that they were gone, is where they were, and as muted. */
export const putInside = (db: Db, { organisationId, id }: Where, entry: Entry) =>
  db.run(
    sql`insert into stages_guests (organisation_id, run_id, person_id, standing, is_host, since,
          number, session_id, device, seen_at)
        values (${organisationId}, ${id}, ${entry.person.id}, 'inside', ${entry.isHost},
          ${entry.at}, ${entry.number}, ${entry.person.sessionId}, ${entry.device}, ${entry.at})
        on conflict (organisation_id, run_id, person_id) do update
          set standing = 'inside', is_host = excluded.is_host,
              is_muted = stages_guests.is_muted and not excluded.is_host,
              number = excluded.number,
              session_id = excluded.session_id, device = excluded.device,
              seen_at = excluded.seen_at, has_sound = false, has_camera = false`,
  );

/** Who was invited may come back; who is removed, or came without being asked, is out. */
export const setLeft = (
  db: Db,
  { organisationId, id }: Where,
  personId: number,
  { isRemoved, isForGood }: { isRemoved: boolean; isForGood: boolean },
) =>
  db.run(
    sql`update stages_guests
        set standing = case when is_invited and not ${isForGood || isRemoved}
              then 'invited' else 'out' end,
            is_invited = is_invited and not ${isForGood || isRemoved},
            is_removed = is_removed or ${isRemoved}, is_on_stage = false, has_sound = false,
            has_camera = false
        where organisation_id = ${organisationId} and run_id = ${id} and person_id = ${personId}`,
  );

export const setSeen = (db: Db, { organisationId, id }: Where, personId: number, at: Date) =>
  db.run(
    sql`update stages_guests set seen_at = ${at}
        where organisation_id = ${organisationId} and run_id = ${id} and person_id = ${personId}`,
  );

/** Whether anything in it is new to others. */
export const setSending = async (
  db: Db,
  { organisationId, id }: Where,
  personId: number,
  { hasSound, hasCamera }: GreenRoomSending,
): Promise<boolean> =>
  (await db.run(
    sql`update stages_guests set has_sound = ${hasSound}, has_camera = ${hasCamera}
        where organisation_id = ${organisationId} and run_id = ${id} and person_id = ${personId}
          and standing = 'inside' and (has_sound, has_camera) <> (${hasSound}, ${hasCamera})`,
  )) > 0;

interface InsideRow extends GuestRow {
  eventId: number;
  stageId: number;
  sessionId: number | null;
  isOver: boolean;
  isAstray: boolean;
}

/** In all organisations; astray is who went without a word, or signed out. */
export const findAllInside = (db: Db, seenBefore: Date) =>
  db.rows<InsideRow>(
    sql`select ${columns}, r.event_id as "eventId", r.stage_id as "stageId",
               r.session_id as "sessionId", r.state = 'ended' as "isOver",
               g.seen_at < ${seenBefore} or not ${isSessionOpen(sql`g.session_id`)} as "isAstray"
        from stages_guests g
        join stages_runs r on r.organisation_id = g.organisation_id and r.id = g.run_id
        where g.standing = 'inside'
        order by g.organisation_id, g.run_id, g.number`,
  );

/** In every organisation the person is in: where they asked to come on stage, or were. For the copy of their data. */
export const findGuestingAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select g.organisation_id as "organisationId", r.event_id as "eventId", s.name as stage,
               g.standing, g.is_host as "isHost", g.is_invited as "isInvited",
               g.is_removed as "isRemoved", g.is_muted as "isMuted", g.since, g.seen_at as "seenAt"
        from stages_guests g
        join stages_runs r on r.organisation_id = g.organisation_id and r.id = g.run_id
        join stages s on s.organisation_id = r.organisation_id and s.id = r.stage_id
        where g.person_id = ${personId} order by g.organisation_id, g.since`,
  );

/** Of all who ever were in it. */
export const lastNumber = async (db: Db, { organisationId, id }: Where): Promise<number> =>
  (
    await db.row<{ last: number }>(
      sql`select coalesce(max(number), 0) as last from stages_guests
          where organisation_id = ${organisationId} and run_id = ${id}`,
    )
  )?.last ?? 0;
