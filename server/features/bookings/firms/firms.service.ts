import { beginningOf } from '../../../platform/beginning-of.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { EventRow } from '../../events/index.ts';
import { greetBooth, openBooth, showBooth } from '../../exhibitors/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { openSponsor, showSponsor } from '../../sponsors/index.ts';
import { isPackage } from '../../tickets/index.ts';
import type { BookingRow, PlaceRow } from '../bookings.rows.ts';
import { findKeptFirms, insertFirm, type KeptFirm, updateWasShown } from './firms.queries.ts';

const contactOf = ({ email }: PlaceRow, booking: BookingRow) => ({
  email: email || booking.email,
  fullName: booking.fullName,
});

/** Organisers who book by hand may leave the firm out. */
const nameOf = ({ fullName }: PlaceRow, { address, ...booking }: BookingRow): string =>
  beginningOf(fullName || address?.company.trim() || booking.fullName, 120);

/**
 * The booking is locked: each place makes its firm once, however often it is confirmed. What was hidden
 * with the booking is as it was.
 */
export async function openFirms(
  work: Work,
  tx: Tx,
  event: EventRow,
  booking: BookingRow,
  places: readonly PlaceRow[],
): Promise<void> {
  const known = await findKeptFirms(tx, booking);
  for (const place of places.filter((one) => isPackage(one) && !one.isCancelled)) {
    const firm = known.find(({ placeId }) => placeId === place.id);
    if (firm) await revive(tx, event, firm);
    else await open(work, tx, event, booking, place);
  }
  if (!booking.isQuiet) await greetFirms(work, tx, event, booking, places);
}

async function open(
  work: Work,
  tx: Tx,
  event: EventRow,
  booking: BookingRow,
  place: PlaceRow,
): Promise<void> {
  const gives = booking.lines[place.line]?.gives;
  const name = nameOf(place, booking);
  const tier = gives?.boothTier ?? null;
  const packageId = gives?.sponsorPackageId ?? null;
  const exhibitorId =
    tier === null
      ? null
      : await openBooth(work, tx, event, { tier, name, ...contactOf(place, booking) });
  const sponsorId = packageId === null ? null : await openSponsor(tx, event, { packageId, name });
  if (exhibitorId === null && sponsorId === null) return;
  await insertFirm(tx, booking, { placeId: place.id, exhibitorId, sponsorId });
}

/** Who is no member yet is mailed the way to their booth. */
export async function greetFirms(
  work: Work,
  tx: Tx,
  event: EventRow,
  booking: BookingRow,
  places: readonly PlaceRow[],
): Promise<void> {
  const organisation = await organisationById(tx, booking.organisationId);
  if (!organisation?.isVerified) return;
  for (const { placeId, exhibitorId } of await findKeptFirms(tx, booking)) {
    const place = places.find(({ id, isCancelled }) => id === placeId && !isCancelled);
    if (!place || exhibitorId === null) continue;
    const contact = contactOf(place, booking);
    await greetBooth(work, tx, event, exhibitorId, { ...contact, language: booking.language });
  }
}

async function revive(tx: Tx, event: EventRow, firm: KeptFirm): Promise<void> {
  if (firm.wasShown === null) return;
  await show(tx, event, firm, firm.wasShown);
  await updateWasShown(tx, event.organisationId, firm.placeId, null);
}

/** With the booking they came from: nobody sees them, and nothing of them is lost. */
export async function hideFirms(
  tx: Tx,
  event: EventRow,
  booking: BookingRow,
  places: readonly PlaceRow[],
): Promise<void> {
  for (const firm of await findKeptFirms(tx, booking)) {
    const isMeant = places.some(({ id }) => id === firm.placeId);
    if (!isMeant || firm.wasShown !== null) continue;
    const wasShown = await show(tx, event, firm, false);
    await updateWasShown(tx, event.organisationId, firm.placeId, wasShown);
  }
}

/** Answers whether it was shown before. */
async function show(
  tx: Tx,
  event: EventRow,
  { exhibitorId, sponsorId }: KeptFirm,
  isShown: boolean,
): Promise<boolean> {
  if (exhibitorId !== null) return showBooth(tx, event, exhibitorId, isShown);
  return sponsorId === null ? false : showSponsor(tx, event, sponsorId, isShown);
}
