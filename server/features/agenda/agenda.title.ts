import type { Texts } from '@plenum/contract';

/** What a session is called where there is no reader: in the first language it has words in. */
export const titleOf = (title: Texts): string =>
  Object.values(title).find((words) => words.trim() !== '') ?? '';
