import { type Sql, sql } from '../../platform/db/sql.ts';

/** Of the members `m`: those somebody is connected to. */
export const isConnectedTo = (organisationId: number, id: number): Sql => sql`exists (
  select from profiles_connections k
  where k.organisation_id = ${organisationId} and k.state = 'connected'
    and least(k.asker_id, k.asked_id) = least(m.person_id, ${id}::bigint)
    and greatest(k.asker_id, k.asked_id) = greatest(m.person_id, ${id}::bigint))`;
