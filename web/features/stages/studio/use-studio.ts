import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { sendPiece } from '../stages.api.ts';
import { openStudio, type Studio, type StudioState, untouchedStudio } from './studio.ts';

interface Opened {
  studio: Studio | null;
  state: StudioState;
}

/** A studio as long as its screen is open. */
export function useStudio(): Opened {
  const [store] = useState(storeOfStudio);
  useEffect(() => store.open(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.get);
  return useMemo(() => ({ studio: store.studio(), state }), [store, state]);
}

function storeOfStudio() {
  const listeners = new Set<() => void>();
  let state = untouchedStudio;
  let studio: Studio | null = null;
  const set = (next: StudioState) => {
    state = { ...next };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    studio: () => studio,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => {
      const opened = openStudio(sendPiece, set);
      studio = opened;
      set(untouchedStudio);
      void opened.prepare();
      return () => {
        opened.close();
        studio = null;
      };
    },
  };
}
