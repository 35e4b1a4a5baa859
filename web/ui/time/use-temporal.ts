import { useEffect, useState } from 'react';
import { loadTemporal, type TemporalApi } from './temporal.ts';

/** Null until the calendar of all zones is loaded. */
export function useTemporal(): TemporalApi | null {
  // In an object: a class in a state would be called as its initialiser.
  const [loaded, setLoaded] = useState<{ temporal: TemporalApi } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadTemporal().then((temporal) => isWanted && setLoaded({ temporal }));
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded?.temporal ?? null;
}
