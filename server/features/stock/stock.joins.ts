import { type Sql, sql } from '../../platform/db/sql.ts';

/** What others read of the stock beside a row of theirs; `of` is one with a `quota_id`, or null in it. */
const quotaOf = (of: Sql): Sql =>
  sql`from stock_quotas q where q.organisation_id = ${of}.organisation_id and q.id = ${of}.quota_id`;

/** Null: it never ends. */
export const leftOf = (of: Sql): Sql => sql`(select greatest(0, q.size - q.taken) ${quotaOf(of)})`;

export const sizeOf = (of: Sql): Sql => sql`(select q.size ${quotaOf(of)})`;

export const takenOf = (of: Sql): Sql => sql`coalesce((select q.taken ${quotaOf(of)}), 0)`;

export const isLeft = (of: Sql): Sql =>
  sql`(${of}.quota_id is null or exists (select ${quotaOf(of)} and q.size > q.taken))`;
