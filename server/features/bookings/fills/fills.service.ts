import type { Booking, MyTicket } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { requireLinked } from '../bookings.access.ts';
import { type By, byBooker, noteChange, touchBooking } from '../bookings.change.ts';
import { findMemberByEmail } from '../bookings.members.queries.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import { lockBooking } from '../bookings.queries.ts';
import type { BookingRow, PlaceRow } from '../bookings.rows.ts';
import { letsIn, stands } from '../bookings.states.ts';
import { refuseEnded } from '../own/own.details.ts';
import { questionsFor } from '../own/own.missing.ts';
import { readOwn } from '../own/own.read.ts';
import { listGiven } from './fills.given.ts';
import { findFills, findGiven, upsertFill, withdrawFill } from './fills.queries.ts';
import { fieldsOf, isOwn } from './fills.rules.ts';
import { fillMember } from './fills.fill.ts';

interface Asked {
  token: string;
  placeId: number;
  agrees: boolean;
  /** Null: whoever has the link. */
  person: Person | null;
}

/** Withdrawn it can be whenever; what was filled already is theirs and stays. */
export const agree = (work: Work, { token, placeId, agrees, person }: Asked): Promise<Booking> =>
  work.transaction(async (tx) => {
    const { organisationId, id } = await requireLinked(tx, token);
    const booking = await lockBooking(tx, organisationId, id);
    if (!booking) throw problem('not_found');
    const places = await findPlaces(tx, organisationId, id);
    const place = places.find((one) => one.id === placeId);
    if (!place || !isOwn(place, booking)) throw problem('not_found');
    const isProven = await isAddressOf(tx, booking, person);
    const whose = { booking, places, place, email: booking.email.toLowerCase() };
    await keepAgreement(work, tx, whose, { agrees, isProven, by: byBooker });
    return readOwn(insideOf(work, tx), token);
  });

async function isAddressOf(
  tx: Tx,
  { organisationId, email }: BookingRow,
  person: Person | null,
): Promise<boolean> {
  if (person?.organisationId !== organisationId) return false;
  return (await findMemberByEmail(tx, organisationId, email))?.id === person.id;
}

/** What others booked for somebody is theirs to agree to, by the address they proved. */
export const agreeToGiven = (
  work: Work,
  person: Person,
  { placeId, agrees }: Pick<Asked, 'placeId' | 'agrees'>,
): Promise<MyTicket[]> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const seen = (await findGiven(tx, organisationId, person.id)).find(
      (one) => one.placeId === placeId,
    );
    const booking = seen && (await lockBooking(tx, organisationId, seen.bookingId));
    if (!booking || !stands(booking)) throw problem('not_found');
    const places = await findPlaces(tx, organisationId, booking.id);
    const place = places.find((one) => one.id === placeId);
    // It may have gone to somebody else just now.
    if (place?.isCancelled !== false || place.email.toLowerCase() !== seen.email) {
      throw problem('not_found');
    }
    const by = { id: person.id, isByItself: false };
    const whose = { booking, places, place, email: seen.email };
    await keepAgreement(work, tx, whose, { agrees, isProven: true, by });
    return listGiven(insideOf(work, tx), person);
  });

interface Whose {
  booking: BookingRow;
  places: readonly PlaceRow[];
  place: PlaceRow;
  /** Of whom it is, in small letters. */
  email: string;
}

async function keepAgreement(
  work: Work,
  tx: Tx,
  { booking, places, place, email }: Whose,
  { agrees, isProven, by }: { agrees: boolean; isProven: boolean; by: By },
): Promise<void> {
  const { organisationId, id } = booking;
  const placeId = place.id;
  const kept = (await findFills(tx, organisationId, id)).find((one) => one.placeId === placeId);
  const stood = kept?.email === email && kept.withdrawnAt === null ? kept : null;
  if (agrees) {
    refuseEnded(booking, work.clock.now());
    const fields = fieldsOf(await questionsFor(tx, booking), place, places);
    if (fields.length === 0) throw problem('bookings.not_from_here');
    const isMore = stood === null || (isProven && !stood.isProven);
    if (isMore) {
      await upsertFill(tx, booking, { placeId, email, fields, isProven }, work.clock.now());
    }
    if (isProven && letsIn(booking)) await fillMember(tx, organisationId, email);
  } else if (stood) {
    await withdrawFill(tx, organisationId, placeId, work.clock.now());
  }
  if (agrees === (stood === null) && stands(booking))
    await noteAgreed(work, tx, by, booking, agrees);
}

async function noteAgreed(
  work: Work,
  tx: Tx,
  by: By,
  booking: BookingRow,
  agrees: boolean,
): Promise<void> {
  const fact = agrees ? 'profile_agreed' : 'profile_withdrawn';
  await noteChange(work, tx, by, booking, { done: 'changed', facts: [fact] });
  await touchBooking(tx, booking);
}
