import type { Answer, Guest } from '@plenum/contract';
import type { Moment } from '../calendar.moments.ts';

/** Of one repeat what was said of it, else what was said of all. */
export const answerAt = (
  { answer, answers }: Pick<Guest, 'answer' | 'answers'>,
  original: Moment | null,
): Answer =>
  answers.find((one) => original !== null && Date.parse(one.original) === Date.parse(original))
    ?.answer ?? answer;
