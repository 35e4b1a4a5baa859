import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { recordings } from '../../features/stages/stages.live.ts';

/** Where each session that is over can be watched again. */
export function useAgainOf(eventId: number | undefined) {
  const { data } = useQuery({
    ...recordings.options(eventId ?? 0),
    enabled: eventId !== undefined,
  });
  const runs = useMemo(() => {
    const newestLast = (data ?? []).filter(({ isShown }) => isShown).toReversed();
    return new Map(newestLast.map(({ sessionId, runId }) => [sessionId, runId]));
  }, [data]);
  return useCallback(
    (sessionId: number) => {
      const runId = runs.get(sessionId);
      return runId === undefined ? null : `/live-event?recording=${runId}`;
    },
    [runs],
  );
}
