import type { Call } from '@plenum/contract';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let heard: Call | null = null;
let isAwake = false;

const tell = () => {
  for (const listener of listeners) listener();
};

/** The latest that was heard of a call in this window; the rest of the feature is loaded for it. */
export const heardCall = {
  get: () => heard,
  set: (call: Call) => {
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
