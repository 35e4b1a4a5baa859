import { useSyncExternalStore } from 'react';

const tickMs = 20_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  now = Date.now();
  for (const listener of listeners) listener();
};

/** One clock for all that ticks on the page; it stands still while nobody looks. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    now = Date.now();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
};

export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
