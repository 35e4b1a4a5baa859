import type { AnswerValue, Download, QuestionFigures } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import { wordsIn } from '../../../platform/words.ts';
import { workbookOf } from '../../../platform/workbook.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import {
  findQuestions,
  findTickets,
  type QuestionRow,
  type TicketRow,
} from '../../tickets/index.ts';
import { figuresOf } from './answers.service.ts';

type Cells = readonly (string | number)[];
const head = ['Question', 'Asked per', 'What', 'Answer', 'Ticket', 'Number'];

export async function exportAnswers(
  work: Work,
  person: Person,
  eventId: number,
): Promise<Download> {
  const { name, pages } = await exported(work, person, eventId);
  return { name: `${name}.csv`, content: csvFile(head, inWords(pages)) };
}

export async function exportAnswerBook(
  work: Work,
  person: Person,
  eventId: number,
): Promise<Download> {
  const { name, title, pages } = await exported(work, person, eventId);
  return { name: `${name}.xlsx`, content: workbookOf(title, headed(pages)) };
}

async function exported(work: Work, person: Person, eventId: number) {
  const event = await requireEvent(work.db, person, eventId);
  const questions = await findQuestions(work.db, event.organisationId, eventId);
  const tickets = await findTickets(work.db, event.organisationId, eventId);
  const after = { report: 'answers', rows: questions.length };
  await record(work.db, person, { action: 'bookings.exported', subject: event.name, after });
  const { day } = wallTime(work.clock.now(), event.timeZone);
  const pages = pagesOf(work, event, questions, tickets);
  return { name: `answers-${day}`, title: event.name, pages };
}

/** A question at a time: no more of them is in memory. */
async function* pagesOf(
  { db }: Work,
  event: EventRow,
  questions: readonly QuestionRow[],
  tickets: readonly TicketRow[],
): AsyncGenerator<Cells[]> {
  const of = { organisationId: event.organisationId, eventId: event.id };
  for (const question of questions) {
    const figures = await figuresOf(db, of, { question, questions });
    yield rowsOf(question, figures, { event, tickets });
  }
}

interface Around {
  event: EventRow;
  tickets: readonly TicketRow[];
}

function rowsOf(
  question: QuestionRow,
  { asked, answered, tickets, values, numbers }: QuestionFigures,
  around: Around,
): Cells[] {
  const lead = [wordsIn(question.label, around.event.languages), question.per];
  const line = (what: string, answer: string, ticketId: number | null, count: number): Cells => [
    ...lead,
    what,
    answer,
    ticketName(ticketId, around),
    count,
  ];
  return [
    line('asked', '', null, asked),
    line('answered', '', null, answered),
    ...tickets.flatMap((one) => [
      line('asked', '', one.ticketId, one.asked),
      line('answered', '', one.ticketId, one.answered),
    ]),
    ...Object.entries(numbers ?? {}).map(([what, value]) => line(what, '', null, value)),
    ...values.flatMap((value) => {
      const said = saidOf(question, value, around.event);
      return [
        line('answer', said, null, value.answers),
        ...value.tickets.map((one) => line('answer', said, one.ticketId, one.answers)),
      ];
    }),
  ];
}

function ticketName(ticketId: number | null, { event, tickets }: Around): string {
  const ticket = tickets.find(({ id }) => id === ticketId);
  return ticket ? wordsIn(ticket.name, event.languages) : '';
}

function saidOf(
  { kind, options }: QuestionRow,
  { optionId, from, until }: AnswerValue,
  { languages }: EventRow,
): string {
  if (optionId === null) return from === until ? from : `${from} – ${until}`;
  if (kind === 'yes_no' || kind === 'agreement') return optionId === 1 ? 'yes' : 'no';
  return wordsIn(options.find(({ id }) => id === optionId)?.text ?? {}, languages);
}

async function* headed(pages: AsyncIterable<Cells[]>) {
  yield [head];
  yield* pages;
}

async function* inWords(pages: AsyncIterable<Cells[]>) {
  for await (const page of pages) yield page.map((cells) => cells.map(String));
}
