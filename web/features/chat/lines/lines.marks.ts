import type { ChatPerson, Line, SeenMarks } from '@plenum/contract';

type Mark = SeenMarks['people'][number];

const furthestFirst = (one: Mark, other: Mark) =>
  other.sequence - one.sequence || one.person.id - other.person.id;

/** Somebody read on; null: they are not among those that are known, who are asked for anew. */
export function withMark(
  { people }: SeenMarks,
  { personId, sequence }: { personId: number; sequence: number },
): SeenMarks | null {
  const place = people.findIndex(({ person }) => person.id === personId);
  const known = people[place];
  if (!known) return null;
  if (known.sequence >= sequence) return { people };
  const read = { ...known, sequence };
  return { people: people.with(place, read).toSorted(furthestFirst) };
}

export interface SeenLine {
  /** Of the last line of mine that somebody has read. */
  sequence: number;
  by: readonly ChatPerson[];
}

export function lastSeen(
  { people }: SeenMarks,
  lines: readonly Pick<Line, 'author' | 'sequence' | 'state'>[],
  me: number,
): SeenLine | null {
  const furthest = Math.max(0, ...people.map(({ sequence }) => sequence));
  const line = lines.findLast(
    ({ author, sequence, state }) => author?.id === me && state === 'shown' && sequence <= furthest,
  );
  if (!line) return null;
  const by = people.filter(({ sequence }) => sequence >= line.sequence);
  return { sequence: line.sequence, by: by.map(({ person }) => person) };
}
