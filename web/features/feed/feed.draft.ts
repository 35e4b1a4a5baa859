import type { FeedPost, NewFeedPost } from '@plenum/contract';

/** What is about to be posted. */
export interface Draft {
  text: string;
  audience: FeedPost['audience'];
  pictures: readonly File[];
  /** Null: it is no poll. */
  answers: readonly string[] | null;
  hours: number;
}

export const fewestAnswers = 2;
export const mostAnswers = 6;
export const durations = [1, 24, 72, 168] as const;

export const nothing: Draft = {
  text: '',
  audience: 'event',
  pictures: [],
  answers: null,
  hours: 24,
};

/** Undefined: it is no poll, or there is nothing to choose between yet. */
export function pollOf({ answers, hours }: Draft): NewFeedPost['poll'] {
  const given = (answers ?? []).map((answer) => answer.trim()).filter(Boolean);
  const isChoice = given.length >= fewestAnswers && new Set(given).size === given.length;
  return isChoice ? { answers: given, hours } : undefined;
}
