import type { Texts } from '@plenum/contract';

const flat = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Titles and abstracts in all their languages, without accents, for the index. */
export const plainWords = (texts: Texts): string => flat(Object.values(texts).join(' '));

const mostWords = 10;

/** Every word must be there, the last letters of each may be missing; null when there is none. */
export function soughtWords(q: string): string[] | null {
  const words = flat(q).match(/[\p{L}\p{N}]+/gu);
  return words ? words.slice(0, mostWords) : null;
}

export const asTsQuery = (words: readonly string[]): string =>
  words.map((word) => `${word}:*`).join(' & ');

/** Whether a name contains each of the words as the beginning of one of its own. */
export function isNamed(name: string, words: readonly string[]): boolean {
  const own = flat(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => own.some((part) => part.startsWith(word)));
}
