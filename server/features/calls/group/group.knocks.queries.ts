import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { isInside } from '../../chat/index.ts';
import type { Which } from './group.queries.ts';

/** Whether it was not so already. */
export const setClosed = async (
  db: Db,
  { organisationId, id }: Which,
  isClosed: boolean,
): Promise<boolean> =>
  (await db.run(
    sql`update calls_groups set is_closed = ${isClosed}
        where organisation_id = ${organisationId} and id = ${id} and is_closed <> ${isClosed}`,
  )) > 0;

export const findKnock = (db: Db, { organisationId, id }: Which, personId: number) =>
  db.row<{ isLetIn: boolean }>(
    sql`select is_let_in as "isLetIn" from calls_groups_knocks
        where organisation_id = ${organisationId} and call_id = ${id} and person_id = ${personId}`,
  );

export const putKnock = (
  db: Db,
  { organisationId, id }: Which,
  personId: number,
  { isLetIn, at }: { isLetIn: boolean; at: Date },
) =>
  db.run(
    sql`insert into calls_groups_knocks (organisation_id, call_id, person_id, knocked_at, seen_at,
          is_let_in)
        values (${organisationId}, ${id}, ${personId}, ${at}, ${at}, ${isLetIn})
        on conflict (organisation_id, call_id, person_id) do update set seen_at = excluded.seen_at`,
  );

export const setLetIn = (db: Db, { organisationId, id }: Which, personId: number) =>
  db.run(
    sql`update calls_groups_knocks set is_let_in = true
        where organisation_id = ${organisationId} and call_id = ${id} and person_id = ${personId}`,
  );

/** Whether there was one. */
export const deleteKnock = async (
  db: Db,
  { organisationId, id }: Which,
  personId: number,
): Promise<boolean> =>
  (await db.run(
    sql`delete from calls_groups_knocks
        where organisation_id = ${organisationId} and call_id = ${id} and person_id = ${personId}`,
  )) > 0;

export const deleteKnocks = (db: Db, { organisationId, id }: Which) =>
  db.run(
    sql`delete from calls_groups_knocks
        where organisation_id = ${organisationId} and call_id = ${id}`,
  );

/** Who waits no more: gone without a word, or no member any more. */
export const findStaleKnocks = (db: Db, seenBefore: Date) =>
  db.rows<Which & { personId: number }>(
    sql`select k.organisation_id as "organisationId", k.id, n.person_id as "personId"
        from calls_groups_knocks n
        join calls_groups k on k.organisation_id = n.organisation_id and k.id = n.call_id
        where n.seen_at < ${seenBefore}
          or not ${isInside(sql`k.organisation_id`, sql`k.conversation_id`, sql`n.person_id`)}
        order by k.organisation_id, k.id, n.person_id`,
  );

/** In every organisation the person is in: at which calls they knock now. */
export const findKnocksAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select organisation_id as "organisationId", call_id as "callId",
               knocked_at as "knockedAt", seen_at as "seenAt", is_let_in as "isLetIn"
        from calls_groups_knocks
        where person_id = ${personId} order by organisation_id, knocked_at`,
  );
