import { type Sql, sql } from './sql.ts';

/**
 * How many transactions a statement sees as over: of two that read the same, the one with the higher
 * number saw all that the other did, on whatever node. Nothing else orders what is counted and not kept.
 */
export const moment: Sql = sql`(select pg_snapshot_xmax(now)::text::bigint
  - (select count(*) from pg_snapshot_xip(now)) from pg_current_snapshot() now)`;
