import type { MyTicket } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findBooking } from '../bookings.queries.ts';
import { readFilled } from '../own/own.missing.ts';
import { findFills, findGiven, type GivenRow } from './fills.queries.ts';
import { fieldsOf, saidOf } from './fills.rules.ts';

/** Who has a ticket of somebody else's booking reads what was answered for them, and decides. */
export async function listGiven({ db }: Work, person: Person): Promise<MyTicket[]> {
  const { organisationId } = person;
  const rows = await findGiven(db, organisationId, person.id);
  const facts = new Map<number, Facts | null>();
  for (const { bookingId } of rows) {
    if (!facts.has(bookingId)) facts.set(bookingId, await factsOf(db, organisationId, bookingId));
  }
  return rows.map((row) => ticketOf(row, facts.get(row.bookingId) ?? null));
}

async function factsOf(db: Db, organisationId: number, bookingId: number) {
  const booking = await findBooking(db, organisationId, bookingId);
  if (!booking) return null;
  const filled = await readFilled(db, booking);
  return { booking, ...filled, kept: await findFills(db, organisationId, bookingId) };
}
type Facts = NonNullable<Awaited<ReturnType<typeof factsOf>>>;

function ticketOf({ bookingId: _, email, ...shown }: GivenRow, facts: Facts | null): MyTicket {
  const { placeId } = shown;
  const place = facts?.places.find(({ id }) => id === placeId);
  if (!facts || !place) return { ...shown, fills: [], agreedAt: null };
  const { booking, places, questions, answers } = facts;
  const kept = facts.kept.find(
    (one) => one.placeId === placeId && one.email === email && one.withdrawnAt === null,
  );
  const fields = kept?.fields ?? fieldsOf(questions, place, places);
  const said = saidOf(questions, places, answers, { placeId, fields, language: booking.language });
  return {
    ...shown,
    fills: fields.map((field) => ({ field, words: [said[field] ?? []].flat() })),
    agreedAt: kept?.agreedAt.toISOString() ?? null,
  };
}
