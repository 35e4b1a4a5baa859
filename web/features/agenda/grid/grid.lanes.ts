import type { AgendaSession } from '@plenum/contract';
import { type Lane, runsInLanes } from '../../../ui/time/lanes.ts';
import { spanOf } from '../agenda.clashes.ts';
import type { AgendaDay } from '../agenda.days.ts';

/** Where a session stands on a day: in minutes from its midnight, and beside how many others. */
export interface Placed extends Lane {
  session: AgendaSession;
  column: number;
  from: number;
  to: number;
  /** It began the day before. */
  isContinued: boolean;
}

const minute = 60_000;

function barePlace(session: AgendaSession, day: AgendaDay, columns: readonly (number | null)[]) {
  const span = spanOf(session);
  const column = columns.indexOf(session.roomId);
  if (!span || column < 0 || span.to <= day.from || span.from >= day.to) return [];
  const from = Math.max((span.from - day.from) / minute, 0);
  const to = (Math.min(span.to, day.to) - day.from) / minute;
  return [{ session, column, from, to, isContinued: span.from < day.from }];
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
    .flatMap((_, column) => runsInLanes(bare.filter((one) => one.column === column)).flat())
    .toSorted((a, b) => a.from - b.from || a.column - b.column || a.lane - b.lane);
}
