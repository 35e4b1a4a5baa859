import type { Call } from '@plenum/contract';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let heard: Call | null = null;
let isAwake = false;

/** A call rings, goes on and is over: what was told of it before may come last. */
const isOvertaken = (call: Call) => {
  if (call.id !== heard?.id) return false;
  return heard.endedAt !== null
    ? call.endedAt === null
    : heard.state === 'going' && call.state === 'ringing';
};

const tell = () => {
  for (const listener of listeners) listener();
};

/** The latest that was heard of a call in this window; the rest of the feature is loaded for it. */
export const heardCall = {
  get: () => heard,
  set: (call: Call) => {
    if (isOvertaken(call)) return;
    heard = call;
    isAwake ||= call.state === 'ringing';
    tell();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Somebody here is about to call: what shows it is needed. */
export function wakeCalls(): void {
  isAwake = true;
  tell();
}

export const useCallsAwake = (): boolean =>
  useSyncExternalStore(heardCall.subscribe, () => isAwake);
