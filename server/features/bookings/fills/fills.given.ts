import type { MyTicket } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findAnswers, findPlaces } from '../bookings.places.queries.ts';
import { findBooking } from '../bookings.queries.ts';
import { questionsFor } from '../own/own.missing.ts';
import { findFills, findGiven, type GivenRow } from './fills.queries.ts';
import { fieldsOf, saidOf } from './fills.rules.ts';

/** Who has a ticket of somebody else's booking reads what was answered for them, and decides. */
export async function listGiven({ db }: Work, person: Person): Promise<MyTicket[]> {
  const rows = await findGiven(db, person.organisationId, person.id);
  return Promise.all(rows.map((row) => ticketOf(db, person.organisationId, row)));
}

async function ticketOf(db: Db, organisationId: number, row: GivenRow): Promise<MyTicket> {
  const { bookingId, email, ...shown } = row;
  const { placeId } = row;
  const booking = await findBooking(db, organisationId, bookingId);
  const places = await findPlaces(db, organisationId, bookingId);
  const place = places.find(({ id }) => id === placeId);
  if (!booking || !place) return { ...shown, fills: [], agreedAt: null };
  const questions = await questionsFor(db, booking);
  const kept = (await findFills(db, organisationId, bookingId)).find(
    (one) => one.placeId === placeId && one.email === email && one.withdrawnAt === null,
  );
  const fields = kept?.fields ?? fieldsOf(questions, place, places);
  const answers = await findAnswers(db, organisationId, bookingId);
  const { language } = booking;
  const said = saidOf(questions, places, answers, { placeId, fields, language });
  return {
    ...shown,
    fills: fields.map((field) => ({ field, words: [said[field] ?? []].flat() })),
    agreedAt: kept?.agreedAt.toISOString() ?? null,
  };
}
