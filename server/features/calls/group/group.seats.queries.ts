import type { GroupCallSending } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Person } from '../../../platform/person.ts';
import { isSessionOpen } from '../../accounts/index.ts';
import { isInside } from '../../chat/index.ts';
import type { Which } from './group.queries.ts';
import type { SeatRow } from './group.rows.ts';

export const findSeats = (db: Db, { organisationId, id }: Which) =>
  db.rows<SeatRow>(
    sql`select person_id as "personId", number, device, left_at is null as "isIn",
               is_removed as "isRemoved", is_silenced as "isSilenced"
        from calls_groups_people where organisation_id = ${organisationId} and call_id = ${id}
        order by number`,
  );

/** The call of a group somebody is in now. */
export const findWhereIn = (db: Db, { organisationId, id }: Person) =>
  db.row<{ callId: number }>(
    sql`select call_id as "callId" from calls_groups_people
        where organisation_id = ${organisationId} and person_id = ${id} and left_at is null`,
  );

/** Who is in one of these now. */
export const isAnyInGroupCall = async (
  db: Db,
  organisationId: number,
  personIds: readonly number[],
): Promise<boolean> =>
  (await db.row(
    sql`select 1 as one from calls_groups_people
        where organisation_id = ${organisationId} and person_id = any(${personIds})
          and left_at is null limit 1`,
  )) !== null;

interface Entry {
  person: Person;
  device: string;
  number: number;
  at: Date;
}

/** Who comes back, or changes windows, has their old place, sends nothing yet, and stays silenced. */
export const putSeat = (db: Db, { organisationId, id }: Which, entry: Entry) =>
  db.run(
    sql`insert into calls_groups_people (organisation_id, call_id, person_id, number, session_id,
          device, seen_at)
        values (${organisationId}, ${id}, ${entry.person.id}, ${entry.number},
          ${entry.person.sessionId}, ${entry.device}, ${entry.at})
        on conflict (organisation_id, call_id, person_id) do update
          set session_id = excluded.session_id, device = excluded.device, seen_at = excluded.seen_at,
              left_at = null, has_sound = false, has_camera = false, has_screen = false`,
  );

/** Whether anything in it is new to others. */
export const updateSending = async (
  db: Db,
  { organisationId, id }: Which,
  personId: number,
  { hasSound, hasCamera, hasScreen }: GroupCallSending,
): Promise<boolean> =>
  (await db.row(
    sql`update calls_groups_people
        set has_sound = ${hasSound}, has_camera = ${hasCamera}, has_screen = ${hasScreen}
        where organisation_id = ${organisationId} and call_id = ${id} and person_id = ${personId}
          and (has_sound, has_camera, has_screen) <> (${hasSound}, ${hasCamera}, ${hasScreen})
        returning 1 as one`,
  )) !== null;

export const updateSeen = (db: Db, { organisationId, id }: Which, personId: number, at: Date) =>
  db.run(
    sql`update calls_groups_people set seen_at = ${at}
        where organisation_id = ${organisationId} and call_id = ${id} and person_id = ${personId}`,
  );

export const updateSilenced = (
  db: Db,
  { organisationId, id }: Which,
  personId: number,
  isSilenced: boolean,
) =>
  db.run(
    sql`update calls_groups_people set is_silenced = ${isSilenced}
        where organisation_id = ${organisationId} and call_id = ${id} and person_id = ${personId}`,
  );

export const updateLeft = (
  db: Db,
  { organisationId, id }: Which,
  personIds: readonly number[],
  { at, isRemoved }: { at: Date; isRemoved: boolean },
) =>
  db.run(
    sql`update calls_groups_people
        set left_at = coalesce(left_at, ${at}), is_removed = is_removed or ${isRemoved},
            has_screen = false
        where organisation_id = ${organisationId} and call_id = ${id}
          and person_id = any(${personIds})`,
  );

/** Who is in a call and should not be: gone without a word, signed out, or no member any more. */
export const findAstray = (db: Db, seenBefore: Date) =>
  db.rows<Which & { personId: number }>(
    sql`select k.organisation_id as "organisationId", k.id, p.person_id as "personId"
        from calls_groups k
        join calls_groups_people p on p.organisation_id = k.organisation_id and p.call_id = k.id
        where k.ended_at is null and p.left_at is null and (
          p.seen_at < ${seenBefore}
          or not ${isSessionOpen(sql`p.session_id`)}
          or not ${isInside(sql`k.organisation_id`, sql`k.conversation_id`, sql`p.person_id`)})
        order by k.organisation_id, k.id, p.person_id`,
  );
