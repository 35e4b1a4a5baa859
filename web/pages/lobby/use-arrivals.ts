import { useEffect, useState } from 'react';
import { cameSince, type Seen } from './lobby-arrivals.ts';

const shownMs = 6_000;
/** Of a crowd that comes at once only the last are told. */
const mostWaiting = 4;

/** Whom to tell of at this moment: one after the other, each for a while. */
export function useArrivals(now: readonly Seen[] | undefined): Seen | undefined {
  const [before, setBefore] = useState(now);
  const [waiting, setWaiting] = useState<readonly Seen[]>([]);
  if (now && now !== before) {
    setBefore(now);
    setWaiting([...waiting, ...cameSince(before, now)].slice(-mostWaiting));
  }
  const shown = waiting[0];
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setWaiting((rest) => rest.slice(1)), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
