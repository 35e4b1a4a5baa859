import type { StoredValue } from '../../../platform/stored-value.ts';

/** One value that a component can subscribe to, kept as long as the window is open. */
export function heldValue<T>(first: T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let held = first;
  return {
    get: () => held,
    set: (value) => {
      held = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
