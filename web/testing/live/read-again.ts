import type { QueryKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { expectReplay, type Said } from './replay.ts';

type Counts<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** Answers that are read again when a message is about them, each message with those it is about. */
export function expectReadAgain<Name extends string>(
  reads: Readonly<Record<Name, object & { queryKey: QueryKey }>>,
  says: readonly (readonly [Said, readonly Name[]])[],
): Promise<void> {
  const countOf = (name: Name) => (counts: Counts<Name>) => counts[name] ?? 0;
  const names = Object.keys(reads) as Name[];
  const replayed = {
    begin: {} as Counts<Name>,
    deeds: fc.constantFrom(...says),
    act: (counts: Counts<Name>, [said, about]: (typeof says)[number]) => {
      const changed = about.map((name) => [name, countOf(name)(counts) + 1]);
      return { truth: { ...counts, ...Object.fromEntries(changed) }, says: [said] };
    },
    reads: names.map((name) => ({ options: reads[name], answer: countOf(name) })),
  };
  // Nothing changes but by reading: what can go wrong soon does.
  return expectReplay(replayed, 500);
}
