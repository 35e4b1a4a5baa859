import type { Clashes, PossibleMove, Room } from '@plenum/contract';
import type { SessionRow } from './agenda.rows.ts';

/** A session with its place in time, in milliseconds. */
export interface Placed extends Pick<SessionRow, 'id' | 'roomId' | 'capacity' | 'speakers'> {
  from: number;
  to: number;
}

/** What somebody starred. */
export type StarLists = readonly (readonly number[])[];

export const placed = (rows: readonly SessionRow[]): Placed[] =>
  rows.flatMap(({ id, roomId, capacity, speakers, startsAt, minutes }) => {
    if (startsAt === null) return [];
    const from = Date.parse(startsAt);
    return [{ id, roomId, capacity, speakers, from, to: from + minutes * 60_000 }];
  });

type Span = Pick<Placed, 'from' | 'to'>;
const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Each pair that overlaps in time, the earlier first. */
function* pairsOf(sessions: readonly Placed[]): Generator<[Placed, Placed]> {
  const inOrder = sessions.toSorted((a, b) => a.from - b.from || a.id - b.id);
  for (const [index, a] of inOrder.entries()) {
    for (let next = index + 1; next < inOrder.length; next += 1) {
      const b = inOrder[next];
      if (!b || b.from >= a.to) break;
      yield [a, b];
    }
  }
}

export function clashesIn(
  sessions: readonly Placed[],
  rooms: readonly Room[],
  stars: StarLists,
): Clashes {
  const clashes: Clashes = {
    rooms: [],
    speakers: [],
    people: [],
    overflows: overflowsIn(sessions, rooms, stars),
    peopleInClash: 0,
    peopleWithStars: stars.length,
  };
  for (const [a, b] of pairsOf(sessions)) {
    if (a.roomId !== null && a.roomId === b.roomId) {
      clashes.rooms.push({ roomId: a.roomId, a: a.id, b: b.id });
    }
    for (const speakerId of sharedSpeakers(a, b)) {
      clashes.speakers.push({ speakerId, a: a.id, b: b.id });
    }
  }
  const { pairs, peopleInClash } = peopleTorn(sessions, stars);
  return { ...clashes, people: pairs, peopleInClash };
}

const sharedSpeakers = (a: Placed, b: Placed): number[] =>
  a.speakers.map(({ id }) => id).filter((id) => b.speakers.some((other) => other.id === id));

/** People who starred two sessions at the same time, by pair. */
function peopleTorn(sessions: readonly Placed[], stars: StarLists) {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const counted = new Map<string, { a: number; b: number; people: number }>();
  let peopleInClash = 0;
  for (const list of stars) {
    const starred = list.flatMap((id) => byId.get(id) ?? []);
    let isTorn = false;
    for (const [a, b] of pairsOf(starred)) {
      isTorn = true;
      const key = `${a.id} ${b.id}`;
      const pair = counted.get(key) ?? { a: a.id, b: b.id, people: 0 };
      counted.set(key, { ...pair, people: pair.people + 1 });
    }
    if (isTorn) peopleInClash += 1;
  }
  const pairs = [...counted.values()].toSorted((x, y) => y.people - x.people || x.a - y.a);
  return { pairs, peopleInClash };
}

function overflowsIn(sessions: readonly Placed[], rooms: readonly Room[], stars: StarLists) {
  const wanted = new Map<number, number>();
  for (const id of stars.flat()) wanted.set(id, (wanted.get(id) ?? 0) + 1);
  return sessions
    .flatMap((session) => {
      const capacity = placesOf(session, rooms);
      const count = wanted.get(session.id) ?? 0;
      return capacity !== null && count > capacity
        ? [{ sessionId: session.id, stars: count, capacity }]
        : [];
    })
    .toSorted((a, b) => b.stars - b.capacity - (a.stars - a.capacity));
}

/** The session's own limit, else the room's. */
const placesOf = (
  { capacity, roomId }: Pick<Placed, 'capacity' | 'roomId'>,
  rooms: readonly Room[],
): number | null => capacity ?? rooms.find(({ id }) => id === roomId)?.capacity ?? null;

const mostMoves = 50;

/** Free places still to come, at the hours the days already know, the most helpful first. */
export function movesOf(
  session: Placed,
  sessions: readonly Placed[],
  rooms: readonly Room[],
  stars: StarLists,
  earliest: number,
): { inClashNow: number; moves: PossibleMove[] } {
  const others = sessions.filter(({ id }) => id !== session.id);
  const busy = busyLists(session, others, stars);
  const now = busy.map((spans) => spans.some((span) => overlap(span, session)));
  const length = session.to - session.from;
  const hours = sessions.flatMap(({ from, to }) => [from, to]);
  const starts = new Set(hours.filter((hour) => hour >= earliest));
  const moves = rooms.flatMap((room) =>
    [...starts].flatMap((from) => {
      const there = { ...session, from, to: from + length, roomId: room.id };
      const isHere = from === session.from && room.id === session.roomId;
      const isFree = others.every((one) => one.roomId !== room.id || !overlap(one, there));
      if (isHere || !isFree) return [];
      const then = busy.map((spans) => spans.some((span) => overlap(span, there)));
      const places = placesOf(there, rooms);
      return [
        {
          roomId: room.id,
          startsAt: new Date(from).toISOString(),
          helped: now.filter((isTorn, person) => isTorn && !then[person]).length,
          hurt: now.filter((isTorn, person) => !isTorn && then[person]).length,
          overflow: places === null ? 0 : Math.max(0, busy.length - places),
          hasSpeakerClash: others.some(
            (one) => overlap(one, there) && sharedSpeakers(one, there).length > 0,
          ),
        },
      ];
    }),
  );
  const inOrder = moves.toSorted(
    (a, b) =>
      Number(a.hasSpeakerClash) - Number(b.hasSpeakerClash) ||
      b.helped - b.hurt - (a.helped - a.hurt) ||
      a.overflow - b.overflow ||
      (a.startsAt < b.startsAt ? -1 : 1),
  );
  return { inClashNow: now.filter(Boolean).length, moves: inOrder.slice(0, mostMoves) };
}

/** For each who starred the session: when they want to be elsewhere. */
function busyLists(session: Placed, others: readonly Placed[], stars: StarLists): Span[][] {
  const byId = new Map(others.map((one) => [one.id, one]));
  return stars
    .filter((list) => list.includes(session.id))
    .map((list) => list.flatMap((id) => byId.get(id) ?? []));
}
