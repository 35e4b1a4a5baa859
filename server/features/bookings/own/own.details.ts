import type { Booking, DetailsInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { findEvent } from '../../events/index.ts';
import { refuseImpossible } from '../../invoices/index.ts';
import { saleOf } from '../../tickets/index.ts';
import { lockedWithInvoice, requireLinked } from '../bookings.access.ts';
import { type By, byBooker, noteChange } from '../bookings.change.ts';
import { tellBooking } from '../bookings.live.ts';
import { enterEvent, leaveEvent } from '../bookings.enter.ts';
import {
  findPlaces,
  lockPlaces,
  replaceAnswers,
  updatePass,
  updatePerson,
} from '../bookings.places.queries.ts';
import { updateContact } from '../bookings.queries.ts';
import type { BookingRow, PlaceRow } from '../bookings.rows.ts';
import { findFiles, keepFiles } from '../files/files.queries.ts';
import { hashOfPass, passOf } from '../bookings.secrets.ts';
import { isOpen, stands } from '../bookings.states.ts';
import { taxAnew } from '../bookings.tax.ts';
import { renameWaiting, seatOf } from '../upgrades/upgrades.queries.ts';
import { readAll } from './own.answers.ts';
import { factsOf } from './own.facts.ts';
import { canChange, changeUntil, readOwn } from './own.read.ts';
import { isKeptAlready } from './own.same.ts';
import { type Filled, missing, readFilled } from './own.missing.ts';

/**
 * As far as it is filled in while it is held; once it is booked nothing that is needed may go. A place
 * that goes to somebody else has another code from then on.
 */
export const keepDetails = (work: Work, token: string, input: DetailsInput): Promise<Booking> =>
  work.transaction(async (tx) => {
    const seen = await requireLinked(tx, token);
    const { booking } = await lockedWithInvoice(work, tx, seen);
    refuseEnded(booking, work.clock.now());
    if (booking.version !== input.version && (await isKeptAlready(tx, booking, input))) {
      return readOwn(insideOf(work, tx), token);
    }
    await refuseLate(work, tx, booking);
    // What was booked keeps the address it was booked with.
    const { address } = stands(booking) ? booking : input;
    await changeDetails(work, tx, booking, { ...input, address }, byBooker);
    return readOwn(insideOf(work, tx), token);
  });

export function refuseEnded(booking: BookingRow, now: Date): void {
  if (isOpen(booking, now) || stands(booking)) return;
  throw problem(booking.state === 'cancelled' ? 'bookings.not_from_here' : 'bookings.hold_ended');
}

export async function refuseLate(work: Work, db: Db, booking: BookingRow): Promise<void> {
  if (!stands(booking)) return;
  const { organisationId, eventId } = booking;
  const event = await findEvent(db, organisationId, eventId);
  const until = event && changeUntil(event, await saleOf(db, organisationId, eventId));
  if (!canChange(booking, until, work.clock.now())) throw problem('bookings.too_late_to_change');
}

/** It is locked, and its invoice before it. What was missing when it was booked by hand may stay so. */
export async function changeDetails(
  work: Work,
  tx: Tx,
  booking: BookingRow,
  input: DetailsInput,
  by: By,
): Promise<void> {
  if (booking.version !== input.version) throw problem('bookings.changed_meanwhile');
  if (input.address) refuseImpossible(input.address, '/address');
  const { organisationId, eventId, id } = booking;
  // The door may be letting somebody out, and take their pass.
  await lockPlaces(tx, organisationId, id);
  const before = await readFilled(tx, booking);
  const places = before.places.filter((one) => !one.isCancelled);
  const { answers, faults } = readAll(
    before.questions,
    places,
    input,
    await findFiles(tx, organisationId, id),
  );
  if (faults.length > 0) throw problem('bookings.incomplete', { errors: faults });
  const contact = { ...trimmed(input.booker), address: input.address };
  await updateContact(tx, organisationId, id, contact);
  if (!stands(booking)) await taxAnew(tx, booking, input.address);
  await replaceAnswers(tx, { organisationId, eventId, id }, answers);
  await keepNamed(work, tx, booking, { questions: before.questions, answers });
  await namePeople(work, tx, booking, places, input);
  if (!stands(booking)) return;
  const after = { ...booking, ...contact };
  const named = await findPlaces(tx, organisationId, id);
  const lacked = new Set(missing(booking, before).map(({ path }) => path));
  const lacking = missing(after, { ...before, places: named, answers }).filter(
    ({ path }) => !lacked.has(path),
  );
  if (lacking.length > 0) throw problem('bookings.incomplete', { errors: lacking });
  const facts = factsOf(
    { booking, places, answers: before.answers },
    { booking: after, places: named, answers },
  );
  if (facts.length > 0) await noteChange(work, tx, by, booking, { done: 'changed', facts });
  await tellBooking(
    tx,
    booking,
    places.map(({ email }) => email),
  );
}

/** A file that was swept meanwhile is brought once more. */
async function keepNamed(
  work: Work,
  tx: Tx,
  { organisationId, id }: BookingRow,
  { questions, answers }: Pick<Filled, 'questions' | 'answers'>,
): Promise<void> {
  const asksFiles = new Set(questions.filter(({ kind }) => kind === 'file').map((one) => one.id));
  const named = answers.flatMap((one) => (asksFiles.has(one.questionId) ? one.optionIds : []));
  if (named.length === 0) return;
  const kept = await keepFiles(tx, { organisationId, bookingId: id }, named, work.clock.now());
  if (kept < named.length) throw problem('bookings.changed_meanwhile');
}

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
    await renameWaiting(tx, organisationId, seatOf(place), named);
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
