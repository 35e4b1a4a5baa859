import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** One mover at a time in the order of an event. */
export const lockOrder = (db: Db, organisationId: number, eventId: number) =>
  db.run(
    sql`select pg_advisory_xact_lock(
          hashtextextended('speakers order ' || ${eventId}::text, ${organisationId}))`,
  );

export const findOrder = (db: Db, organisationId: number, eventId: number) =>
  db.rows<{ id: number }>(
    sql`select id from speakers where organisation_id = ${organisationId}
          and event_id = ${eventId} order by place, id`,
  );

export const setOrder = (db: Db, organisationId: number, eventId: number, ids: readonly number[]) =>
  db.run(
    sql`update speakers s set place = n.place
        from unnest(${ids}::bigint[]) with ordinality as n(id, place)
        where s.organisation_id = ${organisationId} and s.event_id = ${eventId} and s.id = n.id
          and s.place <> n.place`,
  );
