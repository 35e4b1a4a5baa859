import type { ImportDetail } from '@plenum/contract';
import type { Kind } from './imports.kinds.ts';

export const own = 'own';
export const none = 'none';

/** A head without accents, signs and capitals. */
export const plainHead = (head: string): string =>
  head
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Each column of the kind takes the head it is called by best; each head says one thing. */
export function usesOf(heads: readonly string[], kind: Pick<Kind, 'columns' | 'keepsOwn'>) {
  const plain = heads.map(plainHead);
  const uses = heads.map((head): string => (kind.keepsOwn && head !== '' ? own : none));
  const taken = new Set<number>();
  for (const { key, heads: words } of kind.columns) {
    const place = [key, ...words]
      .map((word) => plain.findIndex((head, index) => head === word && !taken.has(index)))
      .find((index) => index >= 0);
    if (place === undefined) continue;
    taken.add(place);
    uses[place] = key;
  }
  return uses;
}

const marks = {
  pretix: ['order code', 'pseudonymization id'],
  'hi.events': ['public id', 'short id'],
  swapcard: ['external id', 'checksum'],
} as const;
/** What pretix calls the same in German. */
const otherMarks = { pretix: ['bestellnummer', 'pseudonymisierungs id'] } as const;

/** Whose export it is, by two heads that nobody else writes together. */
export function sourceOf(heads: readonly string[]): ImportDetail['source'] {
  const plain = new Set(heads.map(plainHead));
  const has = (words: readonly string[]) => words.every((word) => plain.has(word));
  if (has(otherMarks.pretix)) return 'pretix';
  return (Object.keys(marks) as (keyof typeof marks)[]).find((name) => has(marks[name])) ?? null;
}
