import type { CheckResult } from '@plenum/contract';
import { readStored, type StoredValue, storedValue } from '../../../platform/stored-value.ts';

/** Somebody who was let in here without a network. */
export interface WaitingCheck {
  key: string;
  placeId: number;
  fullName: string;
  at: string;
  /** Of which list; none: of the event's own door. */
  listId?: number;
  leaves?: boolean;
  /** What the server said later, where it was something else. */
  differs?: { result: CheckResult['result']; checkedInAt: string | null };
}

export type WaitingChecks = StoredValue<readonly WaitingCheck[]>;

const isWaiting = (value: unknown): value is WaitingCheck => {
  const { key, placeId, at } = Object(value) as Partial<WaitingCheck>;
  return typeof key === 'string' && typeof placeId === 'number' && typeof at === 'string';
};

function parse(text: string | null): readonly WaitingCheck[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

const stores = new Map<string, WaitingChecks>();
const placeOf = (owner: string, eventId: number) => `plenum.door.${owner}.${eventId}`;

/** What one person did at one event's door; it is sent when they are back, and by nobody else. */
export function waitingChecksOf(owner: string, eventId: number) {
  const place = placeOf(owner, eventId);
  const store = stores.get(place) ?? storedValue(place, parse, JSON.stringify);
  stores.set(place, store);
  /** Another tab may have changed it a moment ago: what is stored counts, where there is any. */
  const change = (next: (known: readonly WaitingCheck[]) => readonly WaitingCheck[]) => {
    const stored = readStored(place);
    store.set(next(stored === null ? store.get() : parse(stored)));
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (check: WaitingCheck) => change((known) => [...known, check]),
    remove: (key: string) => change((known) => known.filter((one) => one.key !== key)),
    differ: (key: string, differs: NonNullable<WaitingCheck['differs']>) =>
      change((known) => known.map((one) => (one.key === key ? { ...one, differs } : one))),
  };
}

export const isUnsent = ({ differs }: WaitingCheck): boolean => differs === undefined;
