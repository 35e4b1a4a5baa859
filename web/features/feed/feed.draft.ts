import type { FeedPost, NewFeedPost } from '@plenum/contract';

/** Its id is its own only until it is posted: others may go from before it. */
export interface DraftAnswer {
  id: number;
  text: string;
}

export const noAnswers: readonly DraftAnswer[] = [
  { id: 1, text: '' },
  { id: 2, text: '' },
];

export const withOneMore = (answers: readonly DraftAnswer[]): readonly DraftAnswer[] => [
  ...answers,
  { id: Math.max(...answers.map(({ id }) => id)) + 1, text: '' },
];

/** What is about to be posted. */
export interface Draft {
  text: string;
  audience: FeedPost['audience'];
  pictures: readonly File[];
  /** Null: it is no poll. */
  answers: readonly DraftAnswer[] | null;
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
  const given = (answers ?? []).map(({ text }) => text.trim()).filter(Boolean);
  const isChoice = given.length >= fewestAnswers && new Set(given).size === given.length;
  return isChoice ? { answers: given, hours } : undefined;
}
