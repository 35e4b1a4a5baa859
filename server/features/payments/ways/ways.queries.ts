import type { WaySettings } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';

export const findWays = (db: Db, organisationId: number) =>
  db.row<WaySettings>(
    sql`select version, ways from payments_settings where organisation_id = ${organisationId}`,
  );

/** Nobody else changes it until the transaction ends, also when it is the first time. */
export async function lockWays(db: Db, organisationId: number): Promise<WaySettings | null> {
  await db.run(
    sql`insert into payments_settings (organisation_id) values (${organisationId})
        on conflict do nothing`,
  );
  return db.row<WaySettings>(
    sql`select version, ways from payments_settings
        where organisation_id = ${organisationId} for no key update`,
  );
}

export const updateWays = (db: Db, organisationId: number, { version, ways }: WaySettings) =>
  db.run(
    sql`update payments_settings set version = ${version}, ways = ${JSON.stringify(ways)}
        where organisation_id = ${organisationId}`,
  );

export const findRound = (db: Db, organisationId: number, invoiceId: number) =>
  db.row<{ round: number }>(
    sql`select round from payments_links
        where organisation_id = ${organisationId} and invoice_id = ${invoiceId}`,
  );

export const putLink = (
  db: Db,
  organisationId: number,
  invoiceId: number,
  { round, hash }: { round: number; hash: Buffer },
) =>
  db.run(
    sql`insert into payments_links (organisation_id, invoice_id, round, hash)
        values (${organisationId}, ${invoiceId}, ${round}, ${hash})
        on conflict (organisation_id, invoice_id)
          do update set round = excluded.round, hash = excluded.hash`,
  );

/** Of whatever organisation: who has the link knows nothing else of it. */
export const findLinked = (db: Db, hash: Buffer) =>
  db.row<{ organisationId: number; invoiceId: number }>(
    sql`select organisation_id as "organisationId", invoice_id as "invoiceId"
        from payments_links where hash = ${hash}`,
  );
