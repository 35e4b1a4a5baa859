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

/** What no planner reads any further: of clashes in the agenda, and of one person’s. */
const mostPairs = 1_000;

type Pair = readonly [Placed, Placed];

/** The pairs that overlap in time, the earlier first. */
function pairsOf(sessions: readonly Placed[]): Pair[] {
  const pairs: Pair[] = [];
  const inOrder = sessions.toSorted(byStart);
  for (const [index, a] of inOrder.entries()) {
    for (let next = index + 1; next < inOrder.length; next += 1) {
      const b = inOrder[next];
      if (!b || b.from >= a.to) break;
      pairs.push([a, b]);
      if (pairs.length === mostPairs) return pairs;
    }
  }
  return pairs;
}

const byStart = (a: Placed, b: Placed): number => a.from - b.from || a.id - b.id;

function byEach(sessions: readonly Placed[], idsOf: (session: Placed) => readonly number[]) {
  const lists = new Map<number, Placed[]>();
  for (const session of sessions) {
    for (const id of new Set(idsOf(session))) {
      const list = lists.get(id) ?? [];
      lists.set(id, list);
      list.push(session);
    }
  }
  return lists;
}

/** The pairs among those that share something: a room, a speaker. */
function pairsWithin(sessions: readonly Placed[], idsOf: (session: Placed) => readonly number[]) {
  return [...byEach(sessions, idsOf)]
    .flatMap(([id, list]) => pairsOf(list).map(([a, b]) => ({ id, a, b })))
    .toSorted((one, other) => byStart(one.a, other.a) || byStart(one.b, other.b))
    .slice(0, mostPairs);
}

const roomIdsOf = ({ roomId }: Placed) => (roomId === null ? [] : [roomId]);
const speakerIdsOf = ({ speakers }: Placed) => speakers.map(({ id }) => id);

export function clashesIn(
  sessions: readonly Placed[],
  rooms: readonly Room[],
  stars: StarLists,
): Clashes {
  const { pairs, peopleInClash } = peopleTorn(sessions, stars);
  return {
    rooms: pairsWithin(sessions, roomIdsOf).map(({ id, a, b }) => ({
      roomId: id,
      a: a.id,
      b: b.id,
    })),
    speakers: pairsWithin(sessions, speakerIdsOf).map(({ id, a, b }) => ({
      speakerId: id,
      a: a.id,
      b: b.id,
    })),
    people: pairs,
    overflows: overflowsIn(sessions, rooms, stars),
    peopleInClash,
    peopleWithStars: stars.length,
  };
}

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
      pair.people += 1;
      counted.set(key, pair);
    }
    if (isTorn) peopleInClash += 1;
  }
  const pairs = [...counted.values()].toSorted((x, y) => y.people - x.people || x.a - y.a);
  return { pairs: pairs.slice(0, mostPairs), peopleInClash };
}

function overflowsIn(sessions: readonly Placed[], rooms: readonly Room[], stars: StarLists) {
  const wanted = new Map<number, number>();
  for (const id of stars.flat()) wanted.set(id, (wanted.get(id) ?? 0) + 1);
  const placesIn = new Map(rooms.map(({ id, capacity }) => [id, capacity]));
  return sessions
    .flatMap((session) => {
      const capacity = session.capacity ?? placesIn.get(session.roomId ?? 0) ?? null;
      const count = wanted.get(session.id) ?? 0;
      return capacity !== null && count > capacity
        ? [{ sessionId: session.id, stars: count, capacity }]
        : [];
    })
    .toSorted((a, b) => b.stars - b.capacity - (a.stars - a.capacity));
}

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
  const isTornAt = (span: Span) => busy.map((spans) => spans.some((one) => overlap(one, span)));
  const now = isTornAt(session);
  const speakers = new Set(speakerIdsOf(session));
  const shared = others.filter((one) => one.speakers.some(({ id }) => speakers.has(id)));
  const inRoom = byEach(others, roomIdsOf);
  const hours = new Set(sessions.flatMap(({ from, to }) => [from, to]));
  const moves = [...hours].flatMap((from) => {
    if (from < earliest) return [];
    const span = { from, to: from + session.to - session.from };
    const free = rooms.filter(
      ({ id }) =>
        !(from === session.from && id === session.roomId) &&
        !inRoom.get(id)?.some((one) => overlap(one, span)),
    );
    if (free.length === 0) return [];
    const then = isTornAt(span);
    const whenever = {
      startsAt: new Date(from).toISOString(),
      helped: now.filter((isTorn, person) => isTorn && !then[person]).length,
      hurt: now.filter((isTorn, person) => !isTorn && then[person]).length,
      hasSpeakerClash: shared.some((one) => overlap(one, span)),
    };
    return free.map((room) => {
      const places = session.capacity ?? room.capacity;
      const overflow = places === null ? 0 : Math.max(0, busy.length - places);
      return { ...whenever, roomId: room.id, overflow };
    });
  });
  const inOrder = moves.toSorted(
    (a, b) =>
      Number(a.hasSpeakerClash) - Number(b.hasSpeakerClash) ||
      b.helped - b.hurt - (a.helped - a.hurt) ||
      a.overflow - b.overflow ||
      a.startsAt.localeCompare(b.startsAt),
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
