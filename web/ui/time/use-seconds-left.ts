import { useEffect, useState } from 'react';

/** Seconds until then, counted down; 0: it is over. */
export function useSecondsLeft(until: number, most: number): number {
  const [now, setNow] = useState(Date.now);
  const isWaiting = until > now;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  // The clock stood still until now: it is never longer than the rule says.
  return Math.max(0, Math.min(most, Math.ceil((until - now) / 1_000)));
}
