import { keyOf } from '../../../ui/addressees/addressed.ts';
import type { Draft } from './compose.draft.ts';

type FieldName = keyof Draft;
const keysOf = (all: Draft['to']) => all.map(keyOf).join();

/** What two must share to be the same, whatever else is shown of it. */
const prints: { [K in FieldName]: (draft: Draft) => string } = {
  to: ({ to }) => keysOf(to),
  cc: ({ cc }) => keysOf(cc),
  bcc: ({ bcc }) => keysOf(bcc),
  subject: ({ subject }) => subject,
  own: ({ own }) => own,
  quote: ({ quote }) => quote,
  files: ({ files }) => files.map(({ id }) => id).join(),
};
const names = Object.keys(prints) as FieldName[];

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  names.every((name) => prints[name](one) === prints[name](other));

interface Sides {
  /** As I had it saved, and what the server made of it. */
  kept: Draft;
  base: Draft;
  mine: Draft;
  theirs: Draft;
}

/** What only one window changed is taken from it; where both did, mine stays and is named. */
export function mergeDrafts({ kept, base, mine, theirs }: Sides) {
  const isMine = (name: FieldName) => prints[name](mine) !== prints[name](kept);
  const isTheirs = (name: FieldName) => prints[name](theirs) !== prints[name](base);
  const isOther = (name: FieldName) => prints[name](mine) !== prints[name](theirs);
  const taken = names.filter((name) => isTheirs(name) && !isMine(name));
  return {
    draft: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    clashes: names.filter((name) => isTheirs(name) && isMine(name) && isOther(name)),
  };
}
