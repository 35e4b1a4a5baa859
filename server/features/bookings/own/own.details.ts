import type { Booking, DetailsInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { refuseImpossible } from '../../invoices/index.ts';
import { findQuestions } from '../../tickets/index.ts';
import { lockedWithInvoice, requireLinked } from '../bookings.access.ts';
import { tellBooking } from '../bookings.live.ts';
import { enterEvent, leaveEvent } from '../bookings.enter.ts';
import {
  findPlaces,
  replaceAnswers,
  updatePass,
  updatePerson,
} from '../bookings.places.queries.ts';
import { updateContact } from '../bookings.queries.ts';
import type { BookingRow, PlaceRow } from '../bookings.rows.ts';
import { hashOfPass, passOf } from '../bookings.secrets.ts';
import { isOpen, stands } from '../bookings.states.ts';
import { readAll } from './own.answers.ts';
import { readOwn } from './own.read.ts';
import { isKeptAlready } from './own.same.ts';
import { missing } from './own.missing.ts';

/**
 * As far as it is filled in while it is held; once it is booked nothing that is needed may go. A place
 * that goes to somebody else has another code from then on.
 */
export const keepDetails = (work: Work, token: string, input: DetailsInput): Promise<Booking> =>
  work.transaction(async (tx) => {
    const seen = await requireLinked(tx, token);
    const { booking } = await lockedWithInvoice(work, tx, seen);
    if (!isOpen(booking, work.clock.now()) && !stands(booking)) {
      throw problem(
        booking.state === 'cancelled' ? 'bookings.not_from_here' : 'bookings.hold_ended',
      );
    }
    if (booking.version !== input.version) {
      if (await isKeptAlready(tx, booking, input)) return readOwn(insideOf(work, tx), token);
      throw problem('bookings.changed_meanwhile');
    }
    if (input.address) refuseImpossible(input.address, '/address');
    const { organisationId, eventId, id } = booking;
    const places = (await findPlaces(tx, organisationId, id)).filter((one) => !one.isCancelled);
    const questions = await findQuestions(tx, organisationId, eventId);
    const { answers, faults } = readAll(questions, places, input);
    if (faults.length > 0) throw problem('bookings.incomplete', { errors: faults });
    // The invoice has the address it was made out to.
    const address = stands(booking) ? booking.address : input.address;
    await updateContact(tx, organisationId, id, { ...trimmed(input.booker), address });
    await replaceAnswers(tx, { organisationId, eventId, id }, answers);
    await namePeople(work, tx, booking, places, input);
    if (stands(booking)) {
      const lacking = await missing(insideOf(work, tx), await requireLinked(tx, token));
      if (lacking.length > 0) throw problem('bookings.incomplete', { errors: lacking });
      await tellBooking(tx, booking);
    }
    return readOwn(insideOf(work, tx), token);
  });

const trimmed = ({ fullName, email, phone }: DetailsInput['booker']) => ({
  fullName: fullName.trim(),
  email: email.trim(),
  phone: phone.trim(),
});

async function namePeople(
  work: Work,
  tx: Tx,
  booking: BookingRow,
  places: readonly PlaceRow[],
  { people }: DetailsInput,
): Promise<void> {
  const { organisationId, eventId } = booking;
  const given: PlaceRow[] = [];
  const taken: PlaceRow[] = [];
  for (const place of places) {
    const person = people.find(({ placeId }) => placeId === place.id);
    if (!person) continue;
    const named = { fullName: person.fullName.trim(), email: person.email.trim() };
    if (named.fullName === place.fullName && named.email === place.email) continue;
    await updatePerson(tx, organisationId, place.id, named);
    if (!place.hasPass || named.email.toLowerCase() === place.email.toLowerCase()) continue;
    const next = { ...place, ...named, passRound: place.passRound + 1 };
    const hash = hashOfPass(passOf(work, organisationId, next));
    await updatePass(tx, organisationId, place.id, { passRound: next.passRound, hash });
    given.push(next);
    taken.push(place);
  }
  if (given.length === 0) return;
  const event = await findEvent(tx, organisationId, eventId);
  if (!event) return;
  await leaveEvent(tx, booking, taken);
  await enterEvent(work, tx, event, booking, given);
}
