import type { RowFault } from '@plenum/contract';
import { plainHead } from './imports.columns.ts';

const address = /^[a-z0-9.!#$%&*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

export const isAddress = (cell: string): RowFault['code'] | null =>
  cell.length <= 254 && address.test(cell.toLowerCase()) ? null : 'no_address';

/** With what people leave out before `www`; null: it is none. */
export function linkOf(cell: string): string | null {
  const whole = /^https?:\/\//i.test(cell) ? cell : `https://${cell}`;
  if (/[\s<>"]/.test(whole) || !URL.canParse(whole)) return null;
  return new URL(whole).hostname.includes('.') ? whole : null;
}

export const isLink = (cell: string): RowFault['code'] | null => (linkOf(cell) ? null : 'no_link');

/** Several in one cell, apart by a line, a semicolon or a bar. */
export const partsOf = (cell: string): string[] =>
  cell
    .split(/[;|\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);

export const areLinks = (cell: string): RowFault['code'] | null =>
  partsOf(cell).every((part) => linkOf(part)) ? null : 'no_link';

/** What a cell means, by the words it may say in any of our languages. */
export const wordIn = <Word extends string>(
  words: Readonly<Record<Word, readonly string[]>>,
  cell: string,
): Word | null => {
  const plain = plainHead(cell);
  const found = (Object.keys(words) as Word[]).find(
    (word) => plainHead(word) === plain || words[word].includes(plain),
  );
  return found ?? null;
};

export const yesNo = {
  yes: ['true', '1', 'x', 'ja', 'oui', 'sim'],
  no: ['false', '0', 'nein', 'non', 'nao'],
} as const;
