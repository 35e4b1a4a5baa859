import type { BookingQuestionInput, QuestionKind } from '@plenum/contract';
import { fieldsFilledBy, isWordList, mostInWord } from '@plenum/contract/kernel/fillable-fields.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { QuestionRow } from '../tickets.rows.ts';

const hasOptions = (kind: QuestionKind): boolean => kind === 'one' || kind === 'several';

/** What another question can depend on. */
const isChoice = (kind: QuestionKind): boolean => hasOptions(kind) || kind === 'yes_no';

const same = (words: BookingQuestionInput['label']): string =>
  JSON.stringify(
    Object.entries(words)
      .toSorted(([one], [two]) => one.localeCompare(two))
      .map(([, said]) => said?.trim().toLowerCase()),
  );

export function refuseWrongOptions({ kind, options }: BookingQuestionInput): void {
  const ids = new Set(options.map(({ id }) => id));
  const texts = new Set(options.map(({ text }) => same(text)));
  const areThere = hasOptions(kind) ? options.length >= 2 : options.length === 0;
  const haveWords = options.every(({ text }) => Object.values(text).some((said) => said?.trim()));
  const areDistinct = ids.size === options.length && texts.size === options.length;
  if (!areThere || !haveWords || !areDistinct) throw problem('tickets.options_wrong');
}

/** A word of a profile is short: what is too long for one would be left out without a word. */
export function refuseWrongFill({ fills, options, ...question }: BookingQuestionInput): void {
  if (fills === null) return;
  const texts = options.flatMap(({ text }) => Object.values(text));
  const isTooLong = isWordList(fills) && texts.some((said) => said.trim().length > mostInWord);
  if (isTooLong || !fieldsFilledBy(question).includes(fills)) throw problem('tickets.fills_wrong');
}

type Asked = Pick<QuestionRow, 'id' | 'kind' | 'per' | 'options' | 'shownIf'>;

/** It can depend on a choice that stands before it: one of the booking, or of the same place. */
export function dependsRightly(question: Omit<Asked, 'id'>, before: readonly Asked[]): boolean {
  const { shownIf, per } = question;
  if (shownIf === null) return true;
  const other = before.find(({ id }) => id === shownIf.questionId);
  if (!other || !isChoice(other.kind)) return false;
  if (other.per !== 'booking' && other.per !== per) return false;
  const known = other.kind === 'yes_no' ? [1, 2] : other.options.map(({ id }) => id);
  return shownIf.optionIds.every((id) => known.includes(id));
}

/** Each after those it depends on. */
export function refuseWrongOrder(order: readonly Asked[]): void {
  const isRight = order.every((question, place) => dependsRightly(question, order.slice(0, place)));
  if (!isRight) throw problem('tickets.shown_if_wrong');
}
