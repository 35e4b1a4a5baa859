import type { AgendaSession } from '@plenum/contract';
import { spanOf } from '../agenda.clashes.ts';
import type { AgendaDay } from '../agenda.days.ts';

/** Where a session stands on a day: in minutes from its midnight, and beside how many others. */
export interface Placed {
  session: AgendaSession;
  column: number;
  from: number;
  to: number;
  lane: number;
  lanes: number;
  /** It began the day before. */
  isContinued: boolean;
}

type Bare = Omit<Placed, 'lane' | 'lanes'>;

const minute = 60_000;

function barePlace(session: AgendaSession, day: AgendaDay, columns: readonly (number | null)[]) {
  const span = spanOf(session);
  const column = columns.indexOf(session.roomId);
  if (!span || column < 0 || span.to <= day.from || span.from >= day.to) return [];
  const from = Math.max((span.from - day.from) / minute, 0);
  const to = (Math.min(span.to, day.to) - day.from) / minute;
  return [{ session, column, from, to, isContinued: span.from < day.from }];
}

/** Sessions that overlap share the width of their room: a run of them has as many lanes as needed. */
function laneOut(run: readonly Bare[]): Placed[] {
  const ends: number[] = [];
  const laned = run.map((bare) => {
    const free = ends.findIndex((end) => end <= bare.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = bare.to;
    return { ...bare, lane };
  });
  return laned.map((bare) => ({ ...bare, lanes: ends.length }));
}

function runsOf(column: readonly Bare[]): Bare[][] {
  const runs: Bare[][] = [];
  let end = -1;
  for (const bare of column) {
    if (bare.from >= end) runs.push([]);
    runs.at(-1)?.push(bare);
    end = Math.max(end, bare.to);
  }
  return runs;
}

/** The blocks of a day, earliest first; `columns` are room ids, null for no room. */
export function placeSessions(
  sessions: readonly AgendaSession[],
  day: AgendaDay,
  columns: readonly (number | null)[],
): Placed[] {
  const bare = sessions
    .flatMap((session) => barePlace(session, day, columns))
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.session.id - b.session.id);
  return columns
    .flatMap((_, column) => runsOf(bare.filter((one) => one.column === column)).flatMap(laneOut))
    .toSorted((a, b) => a.from - b.from || a.column - b.column || a.lane - b.lane);
}
