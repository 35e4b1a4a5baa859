import { type BookingFilter, decimalOf, type Download } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { csvFile } from '../../../platform/csv.ts';
import { workbookOf } from '../../../platform/workbook.ts';
import type { Person } from '../../../platform/person.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { findQuestions, type QuestionRow } from '../../tickets/index.ts';
import { countBookings, type ExportRow, findPlacesAfter } from './record.list.queries.ts';
import { whereOf } from './record.where.ts';

const atOnce = 200;
const ownHead = (
  'Booking,State,Booked,Way,Booked by,Email,Kind,Ticket,Name,Email of ticket,Cancelled,Checked in,' +
  'Gross of all,Balance,Currency,Added to'
).split(',');

/** A line for each place, with what was answered for it. */
export async function exportBookings(
  work: Work,
  person: Person,
  eventId: number,
  filter: BookingFilter,
): Promise<Download> {
  const { name, head, pages } = await exported(work, person, eventId, filter);
  return { name: `${name}.csv`, content: csvFile(head, pages) };
}

export async function exportWorkbook(
  work: Work,
  person: Person,
  eventId: number,
  filter: BookingFilter,
): Promise<Download> {
  const { name, title, head, pages } = await exported(work, person, eventId, filter);
  return { name: `${name}.xlsx`, content: workbookOf(title, numbered(head, pages)) };
}

async function exported(work: Work, person: Person, eventId: number, filter: BookingFilter) {
  const event = await requireEvent(work.db, person, eventId);
  const { organisationId, timeZone } = event;
  const rows = await countBookings(work.db, await whereOf(work.db, event, filter), filter);
  const after = { ...filter, rows };
  await record(work.db, person, { action: 'bookings.exported', subject: event.name, after });
  const questions = await findQuestions(work.db, organisationId, eventId);
  const { day } = wallTime(work.clock.now(), timeZone);
  const pages = pagesOf(work, event, questions, filter);
  const head = [...ownHead, ...questions.map(({ label }) => wordsIn(label, event.languages))];
  return { name: `bookings-${day}`, title: event.name, head, pages };
}

/** A row for each place, so many at once. */
async function* pagesOf(
  { db }: Work,
  event: EventRow,
  questions: readonly QuestionRow[],
  filter: BookingFilter,
): AsyncGenerator<string[][]> {
  const where = await whereOf(db, event, filter);
  let after = 0;
  for (;;) {
    const place = { after, limit: atOnce };
    const rows = await findPlacesAfter(db, where, filter, place);
    yield rows.map((row) => cellsOf(row, event, questions));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const amounts = new Set([ownHead.indexOf('Gross of all'), ownHead.indexOf('Balance')]);

/** What it comes to is a number there, so that it can be added up. */
async function* numbered(head: string[], pages: AsyncIterable<string[][]>) {
  yield [head];
  for await (const page of pages) {
    yield page.map((cells) => cells.map((cell, at) => (amounts.has(at) ? Number(cell) : cell)));
  }
}

function cellsOf(row: ExportRow, event: EventRow, questions: readonly QuestionRow[]): string[] {
  const { timeZone } = event;
  const timeOf = (at: Date): string => {
    const { day, time } = wallTime(at, timeZone);
    return `${day} ${time}`;
  };
  return [
    row.reference,
    row.state,
    wallTime(row.createdAt, timeZone).day,
    row.way ?? '',
    row.fullName,
    row.email,
    row.kind,
    wordsIn(row.ticket, event.languages),
    row.holder,
    row.holderEmail,
    row.isCancelled ? 'yes' : '',
    row.checkedInAt ? timeOf(row.checkedInAt) : '',
    decimalOf(row.gross, row.currency),
    decimalOf(row.balance, row.currency),
    row.currency,
    row.firstReference ?? '',
    ...questions.map((question) => answerOf(row, question, event)),
  ];
}

function answerOf(
  { answers }: ExportRow,
  { id, kind, options }: QuestionRow,
  event: EventRow,
): string {
  const answer = answers.find(({ questionId }) => questionId === id);
  if (!answer) return '';
  if (kind === 'yes_no') return answer.optionIds[0] === 1 ? 'yes' : 'no';
  if (kind === 'agreement') return 'yes';
  if (kind !== 'one' && kind !== 'several') return answer.text;
  return options
    .filter((option) => answer.optionIds.includes(option.id))
    .map(({ text }) => wordsIn(text, event.languages))
    .join('; ');
}
