import type { SignedIn, UserData } from '@plenum/contract';
import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../stored-value.ts';

export interface Session {
  person: UserData;
  accessToken: string;
  refreshToken: string;
}

export type Farewell = 'ended' | 'deleted';

const keys = { person: 'userData', accessToken: 'accessToken', refreshToken: 'refreshToken' };

/** Above the texts "undefined" and "null", which stock clients store. */
const shortestToken = 16;

/** Stock clients keep JSON text here, and after a renewal the bare token: both are read. */
const parse = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readToken = (key: string) => {
  const token = parse(readStored(key));
  return typeof token === 'string' && token.length > shortestToken ? token : null;
};

const readPerson = () => {
  const person = parse(readStored(keys.person)) as UserData | string | null;
  return person && typeof person === 'object' && typeof person.id === 'number' ? person : null;
};

/** All three together or nothing: half a session is none. */
const read = (): Session | null => {
  const person = readPerson();
  const accessToken = readToken(keys.accessToken);
  const refreshToken = readToken(keys.refreshToken);
  return person && accessToken && refreshToken ? { person, accessToken, refreshToken } : null;
};

let current = read();
/** A session that ran out under the person's hands: they are asked to sign in again, and go on. */
let lost: Session | null = null;
/** Why the last one is over, where the person did not simply sign out: the sign-in page says it. */
let farewell: Farewell | null = null;
const listeners = new Set<() => void>();

const change = (next: Session | null, nextLost: Session | null, why = next ? null : farewell) => {
  const before = JSON.stringify([current, lost, farewell]);
  if (JSON.stringify([next, nextLost, why]) === before) return;
  current = next;
  lost = next ? null : nextLost;
  farewell = why;
  for (const listener of listeners) listener();
};

// Another tab that signs out forgets the person as well; one whose session ran out does not.
onStoredElsewhere((key) => {
  if (key !== null && !Object.values(keys).includes(key)) return;
  change(read(), readPerson() && (current ?? lost));
});

const print = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

const store = (next: Session | null, nextLost: Session | null, why?: Farewell | null) => {
  writeStored(keys.person, print((next ?? nextLost)?.person));
  writeStored(keys.accessToken, print(next?.accessToken));
  writeStored(keys.refreshToken, print(next?.refreshToken));
  change(next, nextLost, why);
};

export const session = {
  /** The session that calls can be made with. */
  get: () => current,
  /** The same, or the one that just ran out: whose screen this is. */
  last: () => current ?? lost,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  keep: ({ userData, accessToken, refreshToken }: SignedIn) =>
    store({ person: userData, accessToken, refreshToken }, null),
  /** What the person changed about themselves shows at once, in every tab. */
  revise: (changes: Partial<UserData>) => {
    if (current) store({ ...current, person: { ...current.person, ...changes } }, null);
  },
  expire: () => store(null, current ?? lost),
  clear: (why: Farewell | null = null) => store(null, null, why),
  farewell: () => farewell,
};

export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.get);
}

export function useLastSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.last);
}

export const useFarewell = (): Farewell | null =>
  useSyncExternalStore(session.subscribe, session.farewell);
