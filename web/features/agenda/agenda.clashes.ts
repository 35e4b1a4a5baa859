import type { AgendaSession } from '@plenum/contract';

/** From when to when, in milliseconds; null while it is not in the grid. */
export const spanOf = ({ startsAt, minutes }: Pick<AgendaSession, 'startsAt' | 'minutes'>) => {
  if (startsAt === null) return null;
  const from = Date.parse(startsAt);
  return { from, to: from + minutes * 60_000 };
};

const overlap = (a: AgendaSession, b: AgendaSession) => {
  const [left, right] = [spanOf(a), spanOf(b)];
  return left !== null && right !== null && left.from < right.to && right.from < left.to;
};

const sharesRoom = (a: AgendaSession, b: AgendaSession) =>
  a.roomId !== null && a.roomId === b.roomId;

export const sharedSpeakers = (a: AgendaSession, b: AgendaSession): number[] =>
  a.speakers.map(({ id }) => id).filter((id) => b.speakers.some((other) => other.id === id));

/** Sessions in the same room, or with one of the same speakers, at the same time. */
export interface SessionClashes {
  rooms: AgendaSession[];
  speakers: AgendaSession[];
}

/** Only those that clash are in it. */
export function clashesOf(sessions: readonly AgendaSession[]): Map<number, SessionClashes> {
  const found = new Map<number, SessionClashes>();
  const note = (kind: keyof SessionClashes, a: AgendaSession, b: AgendaSession) => {
    const known = found.get(a.id) ?? { rooms: [], speakers: [] };
    known[kind].push(b);
    found.set(a.id, known);
  };
  const placed = sessions
    .filter(({ startsAt }) => startsAt !== null)
    .toSorted((a, b) => (spanOf(a)?.from ?? 0) - (spanOf(b)?.from ?? 0));
  for (const [place, a] of placed.entries()) {
    const end = spanOf(a)?.to ?? 0;
    for (const b of placed.slice(place + 1)) {
      if ((spanOf(b)?.from ?? 0) >= end) break;
      if (sharesRoom(a, b)) {
        note('rooms', a, b);
        note('rooms', b, a);
      }
      if (sharedSpeakers(a, b).length > 0) {
        note('speakers', a, b);
        note('speakers', b, a);
      }
    }
  }
  return found;
}

/** What a session that was refused its place ran into. */
export function hindranceOf(
  session: AgendaSession,
  sessions: readonly AgendaSession[],
  kind: keyof SessionClashes,
): AgendaSession | undefined {
  return sessions.find((other) => {
    if (other.id === session.id || !overlap(session, other)) return false;
    return kind === 'rooms'
      ? sharesRoom(session, other)
      : sharedSpeakers(session, other).length > 0;
  });
}
