import type { ProgramSession } from '@plenum/contract';
import { useMemo } from 'react';
import { useNow } from '../../../ui/time/use-now.ts';
import {
  dayReader,
  fitsFilters,
  groupByDay,
  pickDay,
  placeSessions,
  type ProgramDay,
} from './program.ts';
import type { ProgramSearch } from './program.address.ts';
import { useStars } from '../mine/use-stars.ts';
import { useProgramPlace } from './use-program-place.ts';

/** The part of the program that the address asks for, by the clocks that are shown. */
export function useShownProgram(search: ProgramSearch) {
  const { program, zone, hasStars } = useProgramPlace();
  const { ids: starred } = useStars(program.event.id, hasStars);
  const { track, room, kind, language } = search;
  const wantsStarred = search.starred !== undefined && hasStars;
  const placed = useMemo(() => placeSessions(program, zone), [program, zone]);
  const keeps = useMemo(
    () => (session: ProgramSession) =>
      fitsFilters(session, { track, room, kind, language }) &&
      (!wantsStarred || starred.has(session.id)),
    [track, room, kind, language, wantsStarred, starred],
  );
  const allDays = useMemo(() => groupByDay(placed), [placed]);
  const days = useMemo(
    () => groupByDay(placed.filter(({ session }) => keeps(session))),
    [placed, keeps],
  );
  const today = dayReader(zone)(useNow());
  const day = pickDay(
    allDays.map((one) => one.day),
    search.day,
    today,
  );
  const shown = useMemo(() => (day ? days.filter((one) => one.day === day) : days), [days, day]);
  return {
    allDays,
    day,
    today,
    days: shown,
    keeps,
    placed: useMemo(() => new Map(placed.map((one) => [one.session.id, one])), [placed]),
    unplaced: day
      ? []
      : program.sessions.filter((session) => session.startsAt === null && keeps(session)),
    count: shown.reduce((sum: number, one: ProgramDay) => sum + one.count, 0),
  };
}
