import type { BookedFirm } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { findExhibitor } from '../../exhibitors/index.ts';
import { findSponsor } from '../../sponsors/index.ts';
import type { BookingRow } from '../bookings.rows.ts';

/** What came of a place; both null: organisers removed it since. */
export interface KeptFirm {
  placeId: number;
  kind: BookedFirm['kind'];
  exhibitorId: number | null;
  sponsorId: number | null;
  /** Whether it was shown when it was hidden with its booking; null: it was not. */
  wasShown: boolean | null;
}

type Which = Pick<BookingRow, 'organisationId' | 'eventId' | 'id'>;

export const findKeptFirms = (db: Db, { organisationId, id }: Which) =>
  db.rows<KeptFirm>(
    sql`select f.place_id as "placeId", p.kind, f.exhibitor_id as "exhibitorId",
          f.sponsor_id as "sponsorId", f.was_shown as "wasShown"
        from bookings_firms f
        join bookings_places p on p.organisation_id = f.organisation_id and p.id = f.place_id
        where p.organisation_id = ${organisationId} and p.booking_id = ${id}
        order by p.id`,
  );

export interface FirmRow extends KeptFirm {
  name: string;
  isShown: boolean;
}

/** As they stand in the hall, or among the sponsors. */
export async function findFirms(db: Db, booking: Which): Promise<FirmRow[]> {
  const rows: FirmRow[] = [];
  for (const kept of await findKeptFirms(db, booking)) {
    rows.push({ ...kept, ...(await standingOf(db, booking, kept)) });
  }
  return rows;
}

const gone = { name: '', isShown: false };

async function standingOf(
  db: Db,
  { organisationId, eventId }: Which,
  { exhibitorId, sponsorId }: KeptFirm,
): Promise<Pick<FirmRow, 'name' | 'isShown'>> {
  if (exhibitorId !== null) {
    return (await findExhibitor(db, organisationId, exhibitorId)) ?? gone;
  }
  const sponsor =
    sponsorId === null ? null : await findSponsor(db, organisationId, eventId, sponsorId);
  return sponsor ? { name: sponsor.name, isShown: sponsor.isActive } : gone;
}

export const insertFirm = (
  db: Db,
  { organisationId, eventId }: Which,
  { placeId, exhibitorId, sponsorId }: Omit<KeptFirm, 'kind' | 'wasShown'>,
) =>
  db.run(
    sql`insert into bookings_firms (organisation_id, event_id, place_id, exhibitor_id, sponsor_id)
        values (${organisationId}, ${eventId}, ${placeId}, ${exhibitorId}, ${sponsorId})`,
  );

export const updateWasShown = (
  db: Db,
  organisationId: number,
  placeId: number,
  wasShown: boolean | null,
) =>
  db.run(
    sql`update bookings_firms set was_shown = ${wasShown}
        where organisation_id = ${organisationId} and place_id = ${placeId}`,
  );
