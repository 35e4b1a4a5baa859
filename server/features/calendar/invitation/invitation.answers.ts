import type { Answer } from '@plenum/contract';
import { momentOf } from '../calendar.moments.ts';
import type { GuestRow } from '../calendar.rows.ts';

type Said = Pick<GuestRow, 'answer' | 'answers'>;

/** Of one repeat what was said of it, else what was said of all; null: of all. */
export const answerAt = ({ answer, answers }: Said, original: Date | null): Answer =>
  (original && answers[original.toISOString()]) || answer;

/** Of single repeats, by their beginning. */
export const saidOfOne = ({ answers }: Pick<Said, 'answers'>, isAllDay: boolean) =>
  Object.entries(answers)
    .map(([at, answer]) => ({ original: momentOf(new Date(at), isAllDay), answer }))
    .toSorted((one, other) => (one.original < other.original ? -1 : 1));

/** Where one series became two, those of the second. */
export const answersFrom = ({ answers }: Pick<Said, 'answers'>, from: Date): Said['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([at]) => new Date(at) >= from));
