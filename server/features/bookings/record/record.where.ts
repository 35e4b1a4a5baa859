import type { BookingFilter } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { EventRow } from '../../events/index.ts';
import { findQuestions } from '../../tickets/index.ts';
import type { Where } from './record.list.queries.ts';

/** Where bookings are looked for, with the question the filter is about. */
export async function whereOf(
  db: Db,
  { organisationId, id: eventId, timeZone }: EventRow,
  { question: id }: BookingFilter,
): Promise<Where> {
  const questions = id === undefined ? [] : await findQuestions(db, organisationId, eventId);
  const question = questions.find((one) => one.id === id);
  return { organisationId, eventId, timeZone, asked: question ? { question, questions } : null };
}
