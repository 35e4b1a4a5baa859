import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { lapsesAfter } from '../profiles.people.queries.ts';
import type { ConnectionRow } from '../profiles.rows.ts';

const columns: Sql = sql`id, event_id as "eventId", asker_id as "askerId", asked_id as "askedId",
  state, asked_at as "askedAt", taken_back_at as "takenBackAt"`;

export const lockConnection = (db: Db, organisationId: number, id: number) =>
  db.row<ConnectionRow>(
    sql`select ${columns} from profiles_connections
        where organisation_id = ${organisationId} and id = ${id} for no key update`,
  );

/** Whatever was between two people, whoever began. Who asks now waits for who asked a moment ago. */
export async function lockPair(db: Db, organisationId: number, one: number, other: number) {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  await db.row(
    sql`select pg_advisory_xact_lock(hashtextextended(${`profiles ${organisationId} ${low} ${high}`}, 0))`,
  );
  return db.row<ConnectionRow>(
    sql`select ${columns} from profiles_connections
        where organisation_id = ${organisationId} and least(asker_id, asked_id) = ${low}
          and greatest(asker_id, asked_id) = ${high} for no key update`,
  );
}

export const insertConnection = (
  db: Db,
  organisationId: number,
  eventId: number,
  { askerId, askedId, note, at }: { askerId: number; askedId: number; note: string; at: Date },
) =>
  db.row<{ id: number }>(
    sql`insert into profiles_connections
          (organisation_id, event_id, asker_id, asked_id, note, asked_at)
        values (${organisationId}, ${eventId}, ${askerId}, ${askedId}, ${note}, ${at})
        returning id`,
  );

export const settleConnection = (
  db: Db,
  organisationId: number,
  id: number,
  state: 'connected' | 'refused',
  at: Date,
) =>
  db.run(
    sql`update profiles_connections set state = ${state}, answered_at = ${at}, taken_back_at = null
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** Asked again: as it stood before it was taken back. */
export const renewRequest = (db: Db, organisationId: number, id: number, note: string) =>
  db.run(
    sql`update profiles_connections set taken_back_at = null, note = ${note}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

/** The line stays: what was refused once is not asked again by taking it back. */
export const takeBack = (db: Db, organisationId: number, id: number, at: Date) =>
  db.run(
    sql`update profiles_connections set taken_back_at = ${at}, note = ''
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteConnection = (db: Db, organisationId: number, id: number) =>
  db.run(
    sql`delete from profiles_connections where organisation_id = ${organisationId} and id = ${id}`,
  );

export const countAsked = async (db: Db, organisationId: number, personId: number, since: Date) =>
  (
    await db.row<{ asked: number }>(
      sql`select count(*)::int as asked from profiles_connections
          where organisation_id = ${organisationId} and asker_id = ${personId}
            and asked_at > ${since}`,
    )
  )?.asked ?? 0;

/** One at a time, so that a limit counts what another window asks this moment. */
export const lockAsker = (db: Db, organisationId: number, personId: number) =>
  db.row(
    sql`select pg_advisory_xact_lock(hashtextextended(${`profiles ${organisationId} ${personId}`}, 0))`,
  );

export interface ConnectionLine {
  id: number;
  personId: number;
  what: 'connected' | 'incoming' | 'outgoing';
  note: string;
  at: Date;
}

/** Mine as they look to me, the newest first; a refusal looks like waiting to who asked. */
export const findConnections = (
  db: Db,
  organisationId: number,
  eventId: number,
  personId: number,
  now: Date,
) =>
  db.rows<ConnectionLine>(
    sql`select id, case when asker_id = ${personId} then asked_id else asker_id end as "personId",
          case when state = 'connected' then 'connected'
               when asker_id = ${personId} then 'outgoing' else 'incoming' end as what,
          note, case when state = 'connected' then answered_at else asked_at end as at
        from profiles_connections
        where organisation_id = ${organisationId}
          and (asker_id = ${personId} or asked_id = ${personId})
          and (state = 'connected' or (event_id = ${eventId} and taken_back_at is null
            and asked_at > ${now}::timestamptz - ${lapsesAfter}
            and (asker_id = ${personId} or state = 'waiting')))
        order by at desc, id desc limit 2000`,
  );
