import type { Download } from '@plenum/contract';
import { asksAbout } from '@plenum/contract/kernel/asked-questions.ts';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import {
  type KeptFile,
  keepShared,
  openShared,
  removeShared,
  type SharedFile,
} from '../../files/index.ts';
import { findQuestions } from '../../tickets/index.ts';
import { requireBooking, requireLinked } from '../bookings.access.ts';
import { findPlaces } from '../bookings.places.queries.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { refuseEnded, refuseLate } from '../own/own.details.ts';
import { deleteLoose, deleteLooseBut, deleteOver, findFile, insertFile } from './files.queries.ts';

const hourMs = 3_600_000;
/** Longer than anybody fills in. */
const looseMs = 2 * hourMs;
/** What was paid late may bring a booking back that the clock has cancelled. */
const cancelledMs = 30 * 24 * hourMs;
/** As many as the largest booking has people. */
const mostLoose = 60;
const atOnce = 500;

interface AskedFor {
  questionId: number;
  placeId: number | null;
}

/** It answers nothing before the details name it, and what answers nothing is swept. */
export async function addFile(
  work: Work,
  token: string,
  askedFor: AskedFor,
  sent: SharedFile,
  network: string,
): Promise<{ id: number; name: string }> {
  const booking = await requireLinked(work.db, token);
  await work.limits.spend('answer-file', network);
  refuseEnded(booking, work.clock.now());
  await refuseLate(work, work.db, booking);
  await refuseUnasked(work.db, booking, askedFor);
  const kept = await keepShared(work, sent, 'bookings.file_not_what_it_says', network);
  try {
    return await inserted(work, booking, askedFor, kept);
  } catch (error) {
    await removeShared(work, kept);
    throw error;
  }
}

async function refuseUnasked(
  db: Db,
  { organisationId, eventId, id }: BookingRow,
  { questionId, placeId }: AskedFor,
): Promise<void> {
  const places = (await findPlaces(db, organisationId, id)).filter((one) => !one.isCancelled);
  const place = placeId === null ? null : places.find((one) => one.id === placeId);
  const questions = await findQuestions(db, organisationId, eventId);
  const question = questions.find((one) => one.id === questionId);
  const booked = places.map(({ ticketId }) => ticketId);
  const isAsked = place !== undefined && question && asksAbout(question, place, booked);
  if (!isAsked || question.kind !== 'file') throw problem('bookings.file_not_asked');
}

async function inserted(
  work: Work,
  { organisationId, id: bookingId }: BookingRow,
  askedFor: AskedFor,
  kept: KeptFile,
): Promise<{ id: number; name: string }> {
  const { made, over } = await work.transaction(async (tx) => {
    const whose = { organisationId, bookingId };
    return {
      made: await insertFile(tx, whose, askedFor, kept, work.clock.now()),
      over: await deleteLooseBut(tx, whose, mostLoose),
    };
  });
  for (const one of over) await removeShared(work, one);
  if (!made) throw problem('not_found');
  return made;
}

/** For whoever has the link of its booking. */
export async function readOwnFile(work: Work, token: string, id: number): Promise<Download> {
  const booking = await requireLinked(work.db, token);
  const file = await findFile(work.db, booking.organisationId, id);
  if (file?.bookingId !== booking.id) throw problem('not_found');
  return openShared(work, file.name, file.storedAs);
}

/** For who runs the events of the organisation. */
export async function readFile(work: Work, person: Person, id: number): Promise<Download> {
  const file = await findFile(work.db, person.organisationId, id);
  if (!file || file.bookingId === null) throw problem('not_found');
  await requireBooking(work.db, person, file.bookingId);
  return openShared(work, file.name, file.storedAs);
}

export async function sweepFiles(work: Work): Promise<void> {
  const ago = (ms: number) => new Date(work.clock.now().getTime() - ms);
  const over = await deleteOver(work.db, ago(cancelledMs), atOnce);
  const loose = await deleteLoose(work.db, ago(looseMs), atOnce);
  for (const one of [...over, ...loose]) await removeShared(work, one);
}
