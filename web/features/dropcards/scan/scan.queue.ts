import type { Drop, DropInput } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import { readStored, type StoredValue, storedValue } from '../../../platform/stored-value.ts';

/** A card somebody gave that the server has not confirmed yet. */
export interface WaitingDrop {
  eventId: number;
  exhibitor: string;
  input: DropInput;
  /** When it was given. */
  at: string;
}

export type WaitingDrops = StoredValue<readonly WaitingDrop[]>;

export interface Outcome {
  waiting: WaitingDrop;
  /** One of both: the receipt, or why the server will never take it. */
  drop?: Drop;
  problem?: unknown;
}

const isWaiting = (value: unknown): value is WaitingDrop => {
  const { eventId, input } = Object(value) as Partial<WaitingDrop>;
  return typeof eventId === 'number' && typeof input?.key === 'string';
};

function parse(text: string | null): readonly WaitingDrop[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

const stores = new Map<string, WaitingDrops>();
const placeOf = (owner: string) => `plenum.drops.${owner}`;

/** What one person gave on this device; another who signs in here has a list of their own. */
export function waitingDropsOf(owner: string): WaitingDrops {
  const store = stores.get(owner) ?? storedValue(placeOf(owner), parse, JSON.stringify);
  stores.set(owner, store);
  return store;
}

/** Another tab may have changed the list a moment ago: what is stored counts, where there is any. */
function change(
  owner: string,
  next: (known: readonly WaitingDrop[]) => readonly WaitingDrop[],
): void {
  const store = waitingDropsOf(owner);
  const stored = readStored(placeOf(owner));
  store.set(next(stored === null ? store.get() : parse(stored)));
}

export const keepWaiting = (owner: string, drop: WaitingDrop): void =>
  change(owner, (known) => [...known, drop]);

export const stopWaiting = (owner: string, key: string): void =>
  change(owner, (known) => known.filter(({ input }) => input.key !== key));

/** No answer, or one that says "later": the card goes on waiting. */
const isForLater = (problem: unknown) =>
  !(problem instanceof CallProblem) || problem.isPassing || problem.status === 401;

const isStillWaiting = (owner: string, { input: { key } }: WaitingDrop) =>
  waitingDropsOf(owner)
    .get()
    .some(({ input }) => input.key === key);

type Send = (eventId: number, input: DropInput) => Promise<Drop>;

async function sendAll(owner: string, send: Send): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const waiting of waitingDropsOf(owner).get()) {
    // Taken back while those before it were on their way.
    if (!isStillWaiting(owner, waiting)) continue;
    try {
      outcomes.push({ waiting, drop: await send(waiting.eventId, waiting.input) });
    } catch (problem) {
      if (isForLater(problem)) break;
      outcomes.push({ waiting, problem });
    }
    stopWaiting(owner, waiting.input.key);
  }
  return outcomes;
}

const rounds = new Map<string, Promise<Outcome[]>>();

/**
 * Sends what waits, in order, until the server cannot be reached; one round at a time. A card that
 * arrived without its answer goes again under the same key, and is given once.
 */
export function sendWaiting(owner: string, send: Send): Promise<Outcome[]> {
  const before = rounds.get(owner) ?? Promise.resolve([]);
  const round = before.then(() => sendAll(owner, send));
  rounds.set(owner, round);
  return round;
}
