import type { Db } from '../../../platform/db/db.ts';
import { plannedAnew, sql } from '../../../platform/db/sql.ts';
import type { OfEvent } from '../bookings.rows.ts';

const inBytes = (hashes: readonly string[]) => hashes.map((hash) => Buffer.from(hash, 'hex'));

/** Which of these rows have become places. */
export async function findBrought(
  db: Db,
  { organisationId, eventId }: OfEvent,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ hash: string }>(
    plannedAnew(
      sql`select encode(row_hash, 'hex') as hash from bookings_brought
          where organisation_id = ${organisationId} and event_id = ${eventId}
            and row_hash = any(${inBytes(hashes)})`,
    ),
  );
  return new Set(rows.map(({ hash }) => hash));
}

export const insertBrought = (
  db: Db,
  { organisationId, eventId }: OfEvent,
  rows: readonly { hash: string; placeId: number }[],
) =>
  db.run(
    sql`insert into bookings_brought (organisation_id, event_id, row_hash, place_id)
        select ${organisationId}, ${eventId}, r.hash, r.place_id
        from unnest(${inBytes(rows.map(({ hash }) => hash))}::bytea[],
          ${rows.map(({ placeId }) => placeId)}::bigint[]) as r (hash, place_id)`,
  );

/** The rows may be brought in again. */
export const forgetBrought = (
  db: Db,
  { organisationId }: Pick<OfEvent, 'organisationId'>,
  placeIds: readonly number[],
) =>
  db.run(
    sql`delete from bookings_brought
        where organisation_id = ${organisationId} and place_id = any(${placeIds}::bigint[])`,
  );
