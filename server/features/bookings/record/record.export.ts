import { type BookingFilter, decimalOf, type Download, type Texts } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { csvLine } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { findQuestions, type QuestionRow } from '../../tickets/index.ts';
import { countBookings, type ExportRow, findPlacesAfter } from './record.list.queries.ts';

const atOnce = 200;
const head = (
  'Booking,State,Booked,Way,Booked by,Email,Kind,Ticket,Name,Email of ticket,Cancelled,Checked in,' +
  'Gross of all,Balance,Currency'
).split(',');

/** A line for each place, with what was answered for it. */
export async function exportBookings(
  work: Work,
  person: Person,
  eventId: number,
  filter: BookingFilter,
): Promise<Download> {
  const event = await requireEvent(work.db, person, eventId);
  const { organisationId, timeZone } = event;
  const rows = await countBookings(work.db, { organisationId, eventId, timeZone }, filter);
  const after = { ...filter, rows };
  await record(work.db, person, { action: 'bookings.exported', subject: event.name, after });
  const questions = await findQuestions(work.db, organisationId, eventId);
  const { day } = wallTime(work.clock.now(), timeZone);
  return { name: `bookings-${day}.csv`, content: linesOf(work, event, questions, filter) };
}

const firstOf = (words: Texts, { languages }: EventRow): string =>
  languages.map((language) => words[language]).find(Boolean) ??
  Object.values(words).find(Boolean) ??
  '';

async function* linesOf(
  { db }: Work,
  event: EventRow,
  questions: readonly QuestionRow[],
  filter: BookingFilter,
) {
  const { organisationId, id: eventId, timeZone } = event;
  const titles = questions.map(({ label }) => firstOf(label, event));
  // Spreadsheets take a file without this sign for something older than Unicode.
  let first = `\uFEFF${csvLine([...head, ...titles])}`;
  let after = 0;
  for (;;) {
    const place = { after, limit: atOnce };
    const rows = await findPlacesAfter(db, { organisationId, eventId, timeZone }, filter, place);
    yield `${first}${rows.map((row) => csvLine(cellsOf(row, event, questions))).join('')}`;
    const last = rows.at(-1);
    if (!last) return;
    first = '';
    after = last.id;
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
    firstOf(row.ticket, event),
    row.holder,
    row.holderEmail,
    row.isCancelled ? 'yes' : '',
    row.checkedInAt ? timeOf(row.checkedInAt) : '',
    decimalOf(row.gross, row.currency),
    decimalOf(row.balance, row.currency),
    row.currency,
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
    .map(({ text }) => firstOf(text, event))
    .join('; ');
}
