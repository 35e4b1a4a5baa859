import type { Db } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import { sizeOf, takenOf } from '../../stock/index.ts';
import type { PoolRow } from '../tickets.rows.ts';

const columns: Sql = sql`p.id, p.event_id as "eventId", p.quota_id as "quotaId", p.name,
  ${sizeOf(sql`p`)} as size, ${takenOf(sql`p`)} as taken, p.version`;

export const findPools = (db: Db, organisationId: number, eventId: number) =>
  db.rows<PoolRow>(
    sql`select ${columns} from tickets_pools p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId} order by p.id`,
  );

export const findPool = (db: Db, organisationId: number, id: number) =>
  db.row<PoolRow>(
    sql`select ${columns} from tickets_pools p
        where p.organisation_id = ${organisationId} and p.id = ${id}`,
  );

export const insertPool = (
  db: Db,
  organisationId: number,
  { eventId, quotaId, name }: Pick<PoolRow, 'eventId' | 'quotaId' | 'name'>,
) =>
  db.row<{ id: number }>(
    sql`insert into tickets_pools (organisation_id, event_id, quota_id, name)
        values (${organisationId}, ${eventId}, ${quotaId}, ${name}) returning id`,
  );

export const updatePool = (db: Db, organisationId: number, id: number, name: string) =>
  db.run(
    sql`update tickets_pools set name = ${name}, version = version + 1
        where organisation_id = ${organisationId} and id = ${id}`,
  );

export const isDrawnFrom = async (db: Db, organisationId: number, { eventId, id }: PoolRow) =>
  (await db.row(
    sql`select 1 from tickets_draws where organisation_id = ${organisationId}
          and event_id = ${eventId} and pool_id = ${id} limit 1`,
  )) !== null;

export const deletePool = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from tickets_pools where organisation_id = ${organisationId} and id = ${id}`);
