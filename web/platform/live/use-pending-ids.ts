import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { AnyLive } from './live.ts';
import { livesOf } from './lives.ts';

/** The things of a live list that are on their way to the server. */
export function usePendingIds(live: { declared: unknown }): ReadonlySet<number> {
  const lives = livesOf(useQueryClient());
  const pending = useSyncExternalStore(lives.watch, lives.pending);
  return useMemo(() => {
    const isMeant = (one: { live: AnyLive }) => one.live === live.declared;
    return new Set(pending.filter(({ shows }) => shows.some(isMeant)).flatMap(({ ids }) => ids));
  }, [pending, live]);
}
