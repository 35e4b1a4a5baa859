import type { BookingAnswer, DetailsInput } from '@plenum/contract';
import { askedOf, asksAbout } from '@plenum/contract/kernel/asked-questions.ts';
import type { QuestionRow } from '../../tickets/index.ts';
import type { AnswerRow, PlaceRow } from '../bookings.rows.ts';

type Fault = { path: string; message: string };

/** A file that was brought for one question of one place, or of the booking. */
export interface BroughtFile {
  id: number;
  questionId: number;
  placeId: number | null;
  name: string;
}

export const isAnswered = ({ kind }: QuestionRow, answer: BookingAnswer | undefined): boolean => {
  if (!answer) return false;
  if (kind === 'agreement') return answer.optionIds.includes(1);
  if (kind === 'file') return answer.optionIds.length > 0;
  if (kind === 'one' || kind === 'several' || kind === 'yes_no') return answer.optionIds.length > 0;
  return answer.text.trim() !== '';
};

/** The 31st of February is read as a day of March, and is none. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whether it can be an answer to that at all; an empty one can. */
export function fits(question: QuestionRow, { text, optionIds }: BookingAnswer): boolean {
  const { kind, options } = question;
  const known = new Set(options.map(({ id }) => id));
  if (kind === 'one')
    return text === '' && optionIds.length <= 1 && optionIds.every((id) => known.has(id));
  if (kind === 'several') return text === '' && optionIds.every((id) => known.has(id));
  if (kind === 'yes_no')
    return text === '' && optionIds.length <= 1 && optionIds.every((id) => id <= 2);
  if (kind === 'agreement') return text === '' && optionIds.every((id) => id === 1);
  if (kind === 'file') return optionIds.length <= 1;
  if (optionIds.length > 0) return false;
  if (text === '') return true;
  if (kind === 'number') return /^-?\d{1,12}([.,]\d{1,6})?$/.test(text);
  if (kind === 'country') return /^[A-Z]{2}$/.test(text);
  if (kind === 'phone') return /^[+()\d][\d ()/.-]{3,38}$/.test(text);
  if (kind === 'date') return isDay(text);
  return text.length <= (kind === 'text' ? 300 : 2_000);
}

interface Read {
  answers: AnswerRow[];
  faults: Fault[];
}

const sayable = ({ questionId, text, optionIds }: BookingAnswer): BookingAnswer => ({
  questionId,
  text: text.trim(),
  optionIds,
});

/** Only one that was brought for just this; it is called as it came. Null: it is none of them. */
function broughtFor(
  { questionId, optionIds }: BookingAnswer,
  { placeId, files }: { placeId: number | null; files: readonly BroughtFile[] },
): BookingAnswer | null {
  const [fileId] = optionIds;
  if (fileId === undefined) return { questionId, text: '', optionIds };
  const file = files.find(({ id }) => id === fileId);
  if (file?.questionId !== questionId || file.placeId !== placeId) return null;
  return { questionId, text: file.name, optionIds };
}

/** What was said to what is asked; what nobody asked is left off, what cannot be is a fault. */
export function readAnswers(
  questions: readonly QuestionRow[],
  given: readonly BookingAnswer[],
  {
    placeId,
    path,
    files = [],
  }: { placeId: number | null; path: string; files?: readonly BroughtFile[] },
): Read {
  const faults: Fault[] = [];
  const answers = given.flatMap((one) => {
    const question = questions.find(({ id }) => id === one.questionId);
    if (!question) return [];
    const said = sayable(one);
    const answer = question.kind === 'file' ? broughtFor(said, { placeId, files }) : said;
    if (!answer || !fits(question, answer)) {
      faults.push({ path: `${path}/${question.id}`, message: 'cannot be an answer to that' });
      return [];
    }
    const isEmpty = answer.text === '' && answer.optionIds.length === 0;
    return isEmpty ? [] : [{ ...answer, placeId }];
  });
  const once = new Map(answers.map((answer) => [answer.questionId, answer]));
  return { answers: [...once.values()], faults };
}

/** All that was said at once: of the booking, and of each of its places. */
export function readAll(
  questions: readonly QuestionRow[],
  places: readonly PlaceRow[],
  { answers: given, people }: Pick<DetailsInput, 'answers' | 'people'>,
  files: readonly BroughtFile[],
): Read {
  const booked = places.map(({ ticketId }) => ticketId);
  const whole = readAnswers(
    questions.filter((question) => asksAbout(question, null, booked)),
    given,
    { placeId: null, path: '/answers', files },
  );
  const each = people.map(({ placeId, answers }) => {
    const place = places.find(({ id }) => id === placeId);
    const asked = place ? questions.filter((question) => asksAbout(question, place, booked)) : [];
    return readAnswers(asked, answers, { placeId, path: `/people/${placeId}/answers`, files });
  });
  return {
    answers: [whole, ...each].flatMap((read) => read.answers),
    faults: [whole, ...each].flatMap((read) => read.faults),
  };
}

/** What must be answered and is not, place by place. */
export function unanswered(
  questions: readonly QuestionRow[],
  places: readonly PlaceRow[],
  answers: readonly AnswerRow[],
): { placeId: number | null; questionId: number }[] {
  const booked = places.map(({ ticketId }) => ticketId);
  return [null, ...places].flatMap((place) => {
    const placeId = place?.id ?? null;
    const said = (questionId: number) =>
      answers.find((one) => one.placeId === placeId && one.questionId === questionId) ??
      answers.find((one) => one.placeId === null && one.questionId === questionId);
    return askedOf(questions, said)
      .filter((question) => asksAbout(question, place, booked))
      .filter((question) => question.isRequired && !isAnswered(question, said(question.id)))
      .map(({ id: questionId }) => ({ placeId, questionId }));
  });
}
