import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

export interface QuotaRow {
  id: number;
  size: number;
  taken: number;
}

/** In the order of their ids, so that two who want the same never wait for each other. */
export const lockQuotas = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.rows<QuotaRow>(
    sql`select id, size, taken from stock_quotas
        where organisation_id = ${organisationId} and id = any(${ids}::bigint[])
        order by id for no key update`,
  );

export const insertQuota = (db: Db, organisationId: number, size: number) =>
  db.row<{ id: number }>(
    sql`insert into stock_quotas (organisation_id, size) values (${organisationId}, ${size})
        returning id`,
  );

/** So many of one size each. */
export const insertQuotas = (db: Db, organisationId: number, size: number, count: number) =>
  db.rows<{ id: number }>(
    sql`insert into stock_quotas (organisation_id, size)
        select ${organisationId}, ${size} from generate_series(1, ${count}) returning id`,
  );

export const updateSize = (db: Db, organisationId: number, id: number, size: number) =>
  db.run(
    sql`update stock_quotas set size = ${size}
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const deleteQuotas = (db: Db, organisationId: number, ids: readonly number[]) =>
  db.run(
    sql`delete from stock_quotas
        where organisation_id = ${organisationId} and id = any(${ids}::bigint[])`,
  );

/** What is given back counts below zero. */
export const addTaken = (
  db: Db,
  organisationId: number,
  wanted: readonly { quotaId: number; quantity: number }[],
) =>
  db.run(
    sql`update stock_quotas q set taken = q.taken + w.quantity
        from unnest(${wanted.map(({ quotaId }) => quotaId)}::bigint[],
          ${wanted.map(({ quantity }) => quantity)}::integer[]) as w (quota_id, quantity)
        where q.organisation_id = ${organisationId} and q.id = w.quota_id`,
  );
