import type { Booking } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { requireLinked } from '../bookings.access.ts';
import { byBooker, noteChange, touchBooking } from '../bookings.change.ts';
import { findMemberByEmail } from '../bookings.members.queries.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import { lockBooking } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { letsIn, stands } from '../bookings.states.ts';
import { refuseEnded } from '../own/own.details.ts';
import { questionsFor } from '../own/own.missing.ts';
import { readOwn } from '../own/own.read.ts';
import { findFills, upsertFill, withdrawFill } from './fills.queries.ts';
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
    const email = booking.email.toLowerCase();
    const kept = (await findFills(tx, organisationId, id)).find((one) => one.placeId === placeId);
    const stood = kept?.email === email && kept.withdrawnAt === null ? kept : null;
    if (agrees) {
      refuseEnded(booking, work.clock.now());
      const fields = fieldsOf(await questionsFor(tx, booking), place, places);
      if (fields.length === 0) throw problem('bookings.not_from_here');
      const isProven = await isAddressOf(tx, booking, person);
      const isMore = stood === null || (isProven && !stood.isProven);
      if (isMore) {
        await upsertFill(tx, booking, { placeId, email, fields, isProven }, work.clock.now());
      }
      if (isProven && letsIn(booking)) await fillMember(tx, organisationId, email);
    } else if (stood) {
      await withdrawFill(tx, organisationId, placeId, work.clock.now());
    }
    if (agrees === (stood === null)) await noteAgreed(work, tx, booking, agrees);
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

async function noteAgreed(work: Work, tx: Tx, booking: BookingRow, agrees: boolean): Promise<void> {
  if (!stands(booking)) return;
  const fact = agrees ? 'profile_agreed' : 'profile_withdrawn';
  await noteChange(work, tx, byBooker, booking, { done: 'changed', facts: [fact] });
  await touchBooking(tx, booking);
}
