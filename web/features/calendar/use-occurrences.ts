import type { Occurrence } from '@plenum/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCalendarFacts } from './calendar-facts.tsx';
import { monthOptions, readStretch } from './calendar.api.ts';
import { occurrences as live } from './calendar.live.ts';
import { addDays, addMonths, type Day } from './calendar.days.ts';
import type { CalendarView } from './calendar.places.ts';

export interface Reading {
  occurrences: readonly Occurrence[] | undefined;
  problem: unknown;
  isReading: boolean;
  isCut: boolean;
  readAgain: () => void;
}

/** A month and what is around it; its neighbours are read ahead. */
function useMonth(on: Day, isWanted: boolean): Reading {
  const client = useQueryClient();
  const { clock } = useCalendarFacts();
  const query = useQuery({ ...monthOptions(clock, on), enabled: isWanted });
  const isRead = query.isSuccess;
  useEffect(() => {
    if (!isRead || !isWanted) return;
    for (const by of [1, -1])
      client.query(monthOptions(clock, addMonths(on, by))).catch(() => undefined);
  }, [client, clock, on, isRead, isWanted]);
  return {
    occurrences: query.data?.occurrences,
    problem: query.error,
    isReading: query.isFetching,
    isCut: query.data?.isCut ?? false,
    readAgain: () => void query.refetch(),
  };
}

const stretchDays = 60;

/** The list reads stretch after stretch, as far as somebody goes. */
function useStretches(on: Day, isWanted: boolean) {
  const { clock } = useCalendarFacts();
  const [from, setFrom] = useState(on);
  const [begun, setBegun] = useState(on);
  if (begun !== on) {
    setBegun(on);
    setFrom(on);
  }
  const query = useInfiniteQuery({
    ...live.live,
    queryKey: [...live.key, 'list', clock.zone, from],
    queryFn: ({ pageParam, signal }) =>
      readStretch(clock, pageParam, addDays(pageParam, stretchDays), signal),
    initialPageParam: from,
    getNextPageParam: (_last, _all, before: Day) => addDays(before, stretchDays),
    enabled: isWanted,
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages;
  const occurrences = useMemo(() => {
    const all = (pages ?? []).flatMap((page) => page.occurrences);
    return [...new Map(all.map((one) => [one.key, one])).values()];
  }, [pages]);
  const reading: Reading = {
    occurrences: pages && occurrences,
    problem: query.error,
    isReading: query.isFetching,
    isCut: pages?.some(({ isCut }) => isCut) ?? false,
    readAgain: () => void query.refetch(),
  };
  return {
    reading,
    from,
    to: addDays(from, stretchDays * Math.max(pages?.length ?? 0, 1)),
    isQuiet: pages?.at(-1)?.occurrences.length === 0,
    more: () => void (query.isFetching || query.fetchNextPage()),
    earlier: () => setFrom(addDays(from, -stretchDays)),
  };
}

/** The month is read beside the list, too: its days stand at the side. */
export function useOccurrences(view: CalendarView, on: Day) {
  const month = useMonth(on, true);
  const stretches = useStretches(on, view === 'list');
  const listed = stretches.reading.occurrences;
  const around = month.occurrences;
  const both = useMemo(
    () =>
      listed && [...new Map([...(around ?? []), ...listed].map((one) => [one.key, one])).values()],
    [listed, around],
  );
  const list: Reading = { ...stretches.reading, occurrences: both };
  return { reading: view === 'list' ? list : month, stretches };
}
