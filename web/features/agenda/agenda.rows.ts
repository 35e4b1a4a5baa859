import type { AgendaSession } from '@plenum/contract';
import type { SessionSort, SessionState } from './agenda.places.ts';

/** Of a session what the list can find and order it by. */
export interface SessionFacts {
  title: string;
  room: string;
  track: string;
  speakers: string;
  /** The day it is on, as 2026-11-21. */
  day: string;
  isClashing: boolean;
}

export interface RowQuery {
  q: string;
  sort: string;
  filters: { on?: string; in?: string; track?: string; kind?: string; state?: string };
}

type FactsOf = (session: AgendaSession) => SessionFacts;

const statesOf: Record<SessionState, (session: AgendaSession, facts: SessionFacts) => boolean> = {
  unplaced: ({ startsAt }) => startsAt === null,
  clashing: (_, { isClashing }) => isClashing,
  hidden: ({ isHidden }) => isHidden,
  featured: ({ isFeatured }) => isFeatured,
};

const isState = (text: string): text is SessionState => text in statesOf;
const idOf = (id: number | null) => (id === null ? 'none' : String(id));

function passes(session: AgendaSession, facts: SessionFacts, { q, filters }: RowQuery): boolean {
  const { on, track, kind, state } = filters;
  const words = `${facts.title} ${facts.speakers} ${session.code}`.toLocaleLowerCase();
  return (
    (on === undefined || facts.day === on) &&
    (filters.in === undefined || idOf(session.roomId) === filters.in) &&
    (track === undefined || idOf(session.trackId) === track) &&
    (kind === undefined || session.kind === kind) &&
    (state === undefined || !isState(state) || statesOf[state](session, facts)) &&
    q
      .toLocaleLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

type Key = (session: AgendaSession, facts: SessionFacts) => number | string;

const latest = '￿';
const keys: Record<SessionSort, Key> = {
  // What is not in the grid comes last.
  start: ({ startsAt }) => startsAt ?? latest,
  title: (_, { title }) => title,
  kind: ({ kind }) => kind,
  room: (_, { room }) => room || latest,
  track: (_, { track }) => track || latest,
  minutes: ({ minutes }) => minutes,
  stars: ({ stars }) => stars,
};

const compare = (a: number | string, b: number | string) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));

/** The list as its address asks for it; the server needs not be asked for what is here already. */
export function rowsOf(
  sessions: readonly AgendaSession[],
  query: RowQuery,
  factsOf: FactsOf,
): AgendaSession[] {
  const name = query.sort.replace(/^-/, '') as SessionSort;
  const direction = query.sort.startsWith('-') ? -1 : 1;
  return sessions
    .map((session) => ({ session, facts: factsOf(session) }))
    .filter(({ session, facts }) => passes(session, facts, query))
    .map(({ session, facts }) => ({ session, key: keys[name](session, facts) }))
    .toSorted((a, b) => direction * compare(a.key, b.key) || a.session.id - b.session.id)
    .map(({ session }) => session);
}
