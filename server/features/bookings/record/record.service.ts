import type {
  BookingPage,
  BookingQuery,
  BookingRecord,
  CancelBookingInput,
  MyBooking,
  PersonBooking,
} from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Tx, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { findEvent, requireEvent } from '../../events/index.ts';
import { readInvoice } from '../../invoices/index.ts';
import { memberById } from '../../organisations/index.ts';
import { lockedTogether, requireBooking } from '../bookings.access.ts';
import { callOff } from '../bookings.cancel.ts';
import { noteChange, touchBooking } from '../bookings.change.ts';
import { enterEvent } from '../bookings.enter.ts';
import { findAddedHeads, findHead, headView } from '../bookings.head.ts';
import { mailBooking, mailOver } from '../bookings.letter.ts';
import { ringOffer, tellBooking } from '../bookings.live.ts';
import { findBookingsOf } from '../bookings.people.queries.ts';
import { findAnswers, findPlaces } from '../bookings.places.queries.ts';
import { findAllChanges, updateNote, updateQuiet } from '../bookings.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { bookingPath, tokenOf } from '../bookings.secrets.ts';
import { letsIn, stands } from '../bookings.states.ts';
import { wholeView } from '../bookings.view.ts';
import { greetFirms } from '../firms/firms.service.ts';
import { findFirms } from '../firms/firms.queries.ts';
import { questionsFor } from '../own/own.missing.ts';
import { bookingsLike, findBookings, findMine } from './record.list.queries.ts';
import { whereOf } from './record.where.ts';

export async function listBookings(
  { db }: Work,
  person: Person,
  eventId: number,
  query: BookingQuery,
): Promise<BookingPage> {
  const where = await whereOf(db, await requireEvent(db, person, eventId), query);
  const counted = await countUpTo(db, bookingsLike(where, query));
  const rows = await findBookings(db, where, query, pageOf(query, counted));
  return { bookings: rows.map(headView), ...counted };
}

export async function readRecord(work: Work, person: Person, id: number): Promise<BookingRecord> {
  const { db } = work;
  const row = await requireBooking(db, person, id);
  const { organisationId, invoiceId, addsTo } = row;
  const head = await findHead(db, organisationId, id);
  if (!head) throw problem('not_found');
  const whole = wholeView(work, row, {
    places: await findPlaces(db, organisationId, id),
    answers: await findAnswers(db, organisationId, id),
    questions: await questionsFor(db, row),
    firms: await findFirms(db, row),
    invoice: invoiceId === null ? null : await readInvoice(work, person, invoiceId),
    changes: await findAllChanges(db, organisationId, id),
  });
  const first = addsTo === null ? null : await requireBooking(db, person, addsTo);
  const added = await findAddedHeads(db, organisationId, id);
  return {
    ...headView(head),
    ...whole,
    note: row.note,
    path: bookingPath(work, row),
    personId: row.personId,
    deeds: stands(row)
      ? ['cancel', 'change', 'resend', ...(first && !stands(first) ? [] : (['add'] as const))]
      : [],
    first: first && { id: first.id, reference: first.reference },
    additions: added.map(headView),
  };
}

export const noteBooking = (work: Work, person: Person, id: number, note: string) =>
  work.transaction(async (tx): Promise<BookingRecord> => {
    const row = await requireBooking(tx, person, id);
    if (row.note !== note) {
      await updateNote(tx, person.organisationId, id, note);
      const deed = { action: 'bookings.noted', subjectId: id, subject: row.reference } as const;
      await record(tx, person, { ...deed, before: { note: row.note }, after: { note } });
      await tellBooking(tx, row);
    }
    return readRecord(insideOf(work, tx), person, id);
  });

/** By who runs the event, whatever its rules say to those who book. */
export async function cancelBooking(
  work: Work,
  person: Person,
  id: number,
  { share = 0, ...what }: CancelBookingInput,
): Promise<BookingRecord> {
  const seen = await requireBooking(work.db, person, id);
  const after = await work.transaction(async (tx) => {
    const together = await lockedTogether(work, tx, seen);
    const by = { id: person.id, isByItself: false, network: person.network };
    await callOff(work, tx, by, together, { ...what, share });
    await mailOver(work, tx, together);
    return readRecord(insideOf(work, tx), person, id);
  });
  ringOffer(work, { organisationId: seen.organisationId, id: seen.eventId });
  return after;
}

export const resendBooking = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const row = await requireBooking(tx, person, id);
    if (!stands(row)) throw problem('bookings.not_from_here');
    await writeAnyway(work, tx, row);
    const by = { id: person.id, isByItself: false };
    await noteChange(work, tx, by, row, { done: 'mailed', facts: [] });
    await touchBooking(tx, row);
    await record(tx, person, {
      action: 'bookings.resent',
      subjectId: id,
      subject: row.reference,
    });
  });

/** Who was told nothing when it was made is told from now on. */
async function writeAnyway(work: Work, tx: Tx, row: BookingRow): Promise<void> {
  const { organisationId, eventId, id, isQuiet } = row;
  const told = { ...row, isQuiet: false };
  await mailBooking(work, tx, told);
  if (!isQuiet) return;
  await updateQuiet(tx, organisationId, id, false);
  const event = await findEvent(tx, organisationId, eventId);
  if (!event || !letsIn(row)) return;
  const places = await findPlaces(tx, organisationId, id);
  await enterEvent(work, tx, event, told, places);
  await greetFirms(work, tx, event, told, places);
}

/** By who is signed in: what they booked, or what was booked with the address they proved. */
export async function listMine(work: Work, { organisationId, id }: Person): Promise<MyBooking[]> {
  const rows = await findMine(work.db, organisationId, id);
  return rows.map(({ eventId, keyHash, ...row }) => ({
    ...row,
    token: tokenOf(work, { eventId, keyHash }),
  }));
}

/** For who runs the events: what somebody of the organisation booked, or has a place in. */
export async function listBookingsOf(
  { db }: Work,
  { organisationId }: Person,
  personId: number,
): Promise<PersonBooking[]> {
  if (!(await memberById(db, organisationId, personId))) throw problem('not_found');
  const rows = await findBookingsOf(db, organisationId, personId);
  return rows.map(({ createdAt, checkedInAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    checkedInAt: checkedInAt?.toISOString() ?? null,
  }));
}
