import type { PastedLine } from '@plenum/contract';

export type PastedFate = PastedLine['what'];

/** In the order in which they matter to whoever pasted. */
const fates: readonly PastedFate[] = ['wrong', 'add', 'invite', 'invited', 'already', 'double'];

export const toneOf: Readonly<Record<PastedFate, 'good' | 'calm' | 'bad'>> = {
  wrong: 'bad',
  add: 'good',
  invite: 'good',
  invited: 'good',
  already: 'calm',
  double: 'calm',
};

/** How many lines each fate has; those without any are left out. */
export const countFates = (lines: readonly PastedLine[]): [fate: PastedFate, count: number][] =>
  fates
    .map((fate): [PastedFate, number] => [fate, lines.filter(({ what }) => what === fate).length])
    .filter(([, count]) => count > 0);

/** Who is added or mailed: an invitation that is out is sent anew. */
export const newcomersOf = (lines: readonly PastedLine[]): number =>
  lines.filter(({ what }) => ['add', 'invite', 'invited'].includes(what)).length;

/** How many lines the server did not read: it takes so many at a time. */
export const unreadLines = (text: string, lines: readonly PastedLine[]): number =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length - lines.length;

/** What needs a look first, else as it was pasted. */
export const sortedLines = (lines: readonly PastedLine[]): PastedLine[] => [
  ...lines.filter(({ what }) => what === 'wrong'),
  ...lines.filter(({ what }) => what !== 'wrong'),
];
