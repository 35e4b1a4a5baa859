import { plainWords } from '../../platform/i18n/plain-words.ts';

/** "Énergie" and "energie" are the same interest, as the server compares them. */
const folded = (word: string) => plainWords(word).trim();

export const isAmong = (words: readonly string[], word: string): boolean =>
  words.some((one) => folded(one) === folded(word));

/** Of theirs, those I have too. */
export const inCommon = (theirs: readonly string[], mine: readonly string[]): string[] =>
  theirs.filter((word) => isAmong(mine, word));
