import type { AnswerValue, QuestionFigures, WrittenAnswerPage } from '@plenum/contract';
import { countUpTo } from '../../../platform/db/counting.ts';
import type { Db } from '../../../platform/db/db.ts';
import { pageOf } from '../../../platform/db/page-of.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { canRunEvents } from '../../events/index.ts';
import { findQuestion, findQuestions, type QuestionRow } from '../../tickets/index.ts';
import type { Asked } from './answers.asked.ts';
import {
  countAsked,
  countChoices,
  countSaid,
  countSpans,
  findTexts,
  measureNumbers,
  textsLike,
} from './answers.queries.ts';
import { countsOf, groupedBy, spansOf, type Tally, valueOf } from './answers.view.ts';
import type { OfEvent } from '../bookings.rows.ts';

async function requireAsked(db: Db, person: Person, id: number): Promise<Asked> {
  const { organisationId } = person;
  const question = canRunEvents(person) ? await findQuestion(db, organisationId, id) : null;
  if (!question) throw problem('not_found');
  return { question, questions: await findQuestions(db, organisationId, question.eventId) };
}

export async function readFigures(
  { db }: Work,
  person: Person,
  id: number,
): Promise<QuestionFigures> {
  const asked = await requireAsked(db, person, id);
  const { organisationId } = person;
  return figuresOf(db, { organisationId, eventId: asked.question.eventId }, asked);
}

export async function figuresOf(db: Db, of: OfEvent, asked: Asked): Promise<QuestionFigures> {
  const { id, eventId, kind } = asked.question;
  const counted = await countedOf(db, of, asked);
  const numbers = kind === 'number' ? await measureNumbers(db, of, asked) : null;
  return { id, eventId, kind, ...counted, numbers };
}

type Counted = Pick<QuestionFigures, 'asked' | 'answered' | 'tickets' | 'values'>;

async function countedOf(db: Db, of: OfEvent, asked: Asked): Promise<Counted> {
  const { kind, per } = asked.question;
  const isByPlace = per === 'place';
  if (kind === 'number' || kind === 'date') {
    const rows = await countSpans(db, of, asked, kind);
    const said = rows.filter(({ place }) => place !== null);
    return { ...countsOf(rows, said, isByPlace), values: spansOf(said, isByPlace) };
  }
  if (kind === 'country') {
    const rows = await countSaid(db, of, asked);
    const said = rows.filter((row) => row.said !== null);
    return { ...countsOf(rows, said, isByPlace), values: countriesOf(said, isByPlace) };
  }
  if (optionIdsOf(asked.question).length > 0) {
    const rows = await countChoices(db, of, asked);
    const said = rows.filter((row) => row.said !== null);
    const values = optionIdsOf(asked.question).map((optionId) => {
      const chose = said.filter((row) => row.said?.includes(optionId));
      return valueOf({ optionId, from: '', until: '' }, chose, isByPlace);
    });
    return { ...countsOf(rows, said, isByPlace), values };
  }
  const rows = await countAsked(db, of, asked);
  const said = rows.filter(({ isSaid }) => isSaid);
  return { ...countsOf(rows, said, isByPlace), values: [] };
}

/** Those that were named most come first. */
function countriesOf(
  rows: readonly (Tally & { said: string | null })[],
  isByPlace: boolean,
): AnswerValue[] {
  return [...groupedBy(rows, ({ said }) => said ?? '')]
    .map(([country, of]) =>
      valueOf({ optionId: null, from: country, until: country }, of, isByPlace),
    )
    .toSorted((a, b) => b.answers - a.answers || (a.from < b.from ? -1 : 1));
}

/** In the order they are offered, also those that nobody chose. */
function optionIdsOf({ kind, options }: QuestionRow): number[] {
  if (kind === 'yes_no') return [1, 2];
  if (kind === 'agreement') return [1];
  return options.map(({ id }) => id);
}

export async function listTexts(
  { db }: Work,
  person: Person,
  id: number,
  { q = '', ...query }: { q?: string; page?: number; perPage?: number },
): Promise<WrittenAnswerPage> {
  const asked = await requireAsked(db, person, id);
  const of = { organisationId: person.organisationId, eventId: asked.question.eventId };
  const counted = await countUpTo(db, textsLike(of, asked, q));
  return {
    answers: await findTexts(db, of, asked, { q, ...pageOf(query, counted) }),
    ...counted,
  };
}
