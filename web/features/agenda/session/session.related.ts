import type { Program, ProgramSession } from '@plenum/contract';

const most = 4;

/** Of the same people before those of the same track, each the nearest in time first; breaks are like nothing. */
export function relatedTo(
  { sessions }: Pick<Program, 'sessions'>,
  session: ProgramSession,
): ProgramSession[] {
  const people = new Set(session.speakers.map(({ id }) => id));
  const likeness = (one: ProgramSession): number =>
    one.id === session.id || one.kind === 'break'
      ? 0
      : Number(one.speakers.some(({ id }) => people.has(id))) * 2 +
        Number(one.trackId !== null && one.trackId === session.trackId);
  const distance = ({ startsAt }: ProgramSession): number =>
    startsAt === null || session.startsAt === null
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(Date.parse(startsAt) - Date.parse(session.startsAt));
  return sessions
    .filter((one) => likeness(one) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a) || distance(a) - distance(b) || a.id - b.id)
    .slice(0, most);
}
