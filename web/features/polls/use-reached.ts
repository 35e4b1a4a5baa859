import { useEffect, useState } from 'react';

const lookMs = 250;
/** Nobody waits longer for a picture that stands still. */
const patienceMs = 15_000;

/** Whether the picture has come to a moment; at once where nothing says when it was sent. */
export function useReached(at: string | null, shows: () => number | null): boolean {
  const [reached, setReached] = useState<string | null>();
  const moment = at === null ? 0 : Date.parse(at);
  useEffect(() => {
    if (at === null) return undefined;
    const began = performance.now();
    const look = () => {
      const shown = shows();
      const waits = shown !== null && shown < moment && performance.now() - began < patienceMs;
      if (waits) return;
      clearInterval(timer);
      setReached(at);
    };
    const timer = setInterval(look, lookMs);
    look();
    return () => clearInterval(timer);
  }, [at, moment, shows]);
  return at === null || reached === at;
}
