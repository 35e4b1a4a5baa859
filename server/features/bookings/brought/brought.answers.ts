import type { BookingAnswer } from '@plenum/contract';
import { plainHead, type RowValues, wordIn, yesNo } from '../../imports/index.ts';
import type { QuestionRow } from '../../tickets/index.ts';
import type { AnswerRow, PlaceRow } from '../bookings.rows.ts';
import { fits, readAll } from '../own/own.answers.ts';

/** What a cell answers; `line` is how the note says it where nobody asks. */
export interface Said extends BookingAnswer {
  line: string;
}

/** By what they are called in any language. Nobody agrees for others, and no cell is a file. */
export function namedQuestions(
  questions: readonly QuestionRow[],
): ReadonlyMap<string, QuestionRow> {
  const named = new Map<string, QuestionRow>();
  for (const question of questions) {
    if (question.kind === 'agreement' || question.kind === 'file') continue;
    for (const words of Object.values(question.label)) {
      const plain = plainHead(words);
      if (plain !== '' && !named.has(plain)) named.set(plain, question);
    }
  }
  return named;
}

/** A column called like a question answers it where its cell can; the rest is for the note. */
export function saidIn(
  own: RowValues['own'],
  named: ReadonlyMap<string, QuestionRow>,
): { answers: Said[]; lines: string[] } {
  const answers: Said[] = [];
  const lines: string[] = [];
  for (const [head, cell] of Object.entries(own)) {
    const line = `${head}: ${cell}`;
    const question = named.get(plainHead(head));
    const answer = question && answerOf(question, cell.trim());
    if (answer) answers.push({ ...answer, line });
    else lines.push(line);
  }
  return { answers, lines };
}

function answerOf(question: QuestionRow, cell: string): BookingAnswer | null {
  const { id: questionId, kind } = question;
  const chosen = (optionIds: number[] | null) => optionIds && { questionId, text: '', optionIds };
  if (kind === 'one' || kind === 'several') return chosen(optionsIn(question, cell));
  if (kind === 'yes_no') {
    const says = wordIn(yesNo, cell);
    return chosen(says && [says === 'yes' ? 1 : 2]);
  }
  const text = kind === 'date' ? dayIn(cell) : kind === 'country' ? cell.toUpperCase() : cell;
  const answer = { questionId, text, optionIds: [] };
  return fits(question, answer) ? answer : null;
}

/** All of them, or none: half of what somebody said is something else. */
function optionsIn({ kind, options }: QuestionRow, cell: string): number[] | null {
  const optionOf = (words: string) =>
    options.find(({ text }) =>
      Object.values(text).some((one) => plainHead(one) === plainHead(words)),
    )?.id;
  const whole = optionOf(cell);
  if (whole !== undefined) return [whole];
  if (kind === 'one') return null;
  const parts = cell.split(/[,;|\n]/).filter((part) => part.trim() !== '');
  const ids = parts.flatMap((part) => optionOf(part) ?? []);
  return ids.length === parts.length ? [...new Set(ids)] : null;
}

/** A day with points is written from its end; one with strokes is read differently here and there. */
function dayIn(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

interface Answered {
  place: PlaceRow;
  answers: readonly Said[];
}

/** What is asked of each and of all; of several for the whole the first. What nobody asks goes into the note. */
export function answersFor(
  questions: readonly QuestionRow[],
  rows: readonly Answered[],
): { answers: AnswerRow[]; lines: string[] } {
  const places = rows.map(({ place }) => place);
  const bare = ({ questionId, text, optionIds }: Said) => ({ questionId, text, optionIds });
  const people = rows.map(({ place: { id, fullName, email }, answers }) => ({
    placeId: id,
    fullName,
    email,
    answers: answers.map(bare),
  }));
  const whole = rows.flatMap(({ answers }) => answers.map(bare)).toReversed();
  const { answers } = readAll(questions, places, { people, answers: whole }, []);
  const lines = rows.flatMap(({ place, answers: said }) =>
    said.filter((one) => !isKept(one, place.id, answers)).map(({ line }) => line),
  );
  return { answers, lines };
}

const isKept = (one: Said, placeId: number, kept: readonly AnswerRow[]): boolean =>
  kept.some(
    (answer) =>
      answer.questionId === one.questionId &&
      (answer.placeId === null || answer.placeId === placeId) &&
      answer.text === one.text.trim() &&
      answer.optionIds.join() === one.optionIds.join(),
  );
