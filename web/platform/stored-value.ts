/** All tabs', or one's own. */
type Storage = 'localStorage' | 'sessionStorage';

/** Storage may be forbidden or full: then values live in this tab only. */
export function readStored(key: string, where: Storage = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(
  key: string,
  text: string | null,
  where: Storage = 'localStorage',
): void {
  try {
    if (text === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, text);
  } catch {
    return;
  }
}

/** Hears of changes that other tabs make; `null` stands for all keys at once. */
export function onStoredElsewhere(listener: (key: string | null) => void): void {
  globalThis.addEventListener?.('storage', (event) => listener(event.key));
}

/** One value that a component can subscribe to. */
export interface StoredValue<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Kept as long as the window is open. */
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

/** Kept in local storage, for all windows alike. */
export function storedValue<T>(
  key: string,
  parse: (text: string | null) => T,
  print: (value: T) => string,
): StoredValue<T> {
  const held = heldValue(parse(readStored(key)));

  const change = (next: T) => {
    if (!Object.is(next, held.get())) held.set(next);
  };

  onStoredElsewhere((changed) => {
    if (changed === key || changed === null) change(parse(readStored(key)));
  });

  return {
    ...held,
    set: (next) => {
      writeStored(key, print(next));
      change(next);
    },
  };
}
