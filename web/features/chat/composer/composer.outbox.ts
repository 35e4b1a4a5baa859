import type { Line, NewLine } from '@plenum/contract';
import { CallProblem } from '../../../platform/call-problem.ts';
import { readStored, type StoredValue, storedValue } from '../../../platform/stored-value.ts';

export interface Refusal {
  status: number;
  code: string;
}

/** A line that the server has not acknowledged yet. */
export interface WaitingLine {
  conversationId: number;
  input: NewLine;
  /** Names of its files, which are on the server already. */
  files: readonly string[];
  /** When it was written. */
  at: string;
  /** Why the server did not take it; it stays until it is tried again or thrown away. */
  refused?: Refusal;
}

export type Outbox = StoredValue<readonly WaitingLine[]>;

const isWaiting = (value: unknown): value is WaitingLine => {
  const { conversationId, input } = Object(value) as Partial<WaitingLine>;
  return typeof conversationId === 'number' && typeof input?.clientId === 'string';
};

function parse(text: string | null): readonly WaitingLine[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

const outboxes = new Map<string, Outbox>();
const placeOf = (owner: string) => `plenum.lines.${owner}`;

/** What one person said on this device; another who signs in here has an outbox of their own. */
export function outboxOf(owner: string): Outbox {
  const outbox = outboxes.get(owner) ?? storedValue(placeOf(owner), parse, JSON.stringify);
  outboxes.set(owner, outbox);
  return outbox;
}

/** Another tab may have changed it a moment ago: what is stored counts, where there is any. */
function change(owner: string, next: (known: readonly WaitingLine[]) => WaitingLine[]): void {
  const outbox = outboxOf(owner);
  const stored = readStored(placeOf(owner));
  outbox.set(next(stored === null ? outbox.get() : parse(stored)));
}

export const keepLine = (owner: string, line: WaitingLine): void =>
  change(owner, (known) => [...known, line]);

export const dropLine = (owner: string, clientId: string): void =>
  change(owner, (known) => known.filter(({ input }) => input.clientId !== clientId));

const markRefused = (owner: string, clientId: string, refused: Refusal) =>
  change(owner, (known) =>
    known.map((line) => (line.input.clientId === clientId ? { ...line, refused } : line)),
  );

/** A refused line is sent once more, in the place it had. */
export const tryAgain = (owner: string, clientId: string): void =>
  change(owner, (known) =>
    known.map((line) => {
      const { refused: _, ...fresh } = line;
      return line.input.clientId === clientId ? fresh : line;
    }),
  );

/** No answer, or one that says "later": the line goes on waiting. */
const isForLater = (problem: unknown): boolean =>
  !(problem instanceof CallProblem) || problem.isPassing || problem.status === 401;

const nextOf = (owner: string) =>
  outboxOf(owner)
    .get()
    .find(({ refused }) => !refused);

export interface Sending {
  send: (conversationId: number, input: NewLine) => Promise<Line>;
  onSent: (conversationId: number, line: Line) => void;
}

/** Answers whether everything is gone that can go. */
async function sendAll(owner: string, { send, onSent }: Sending): Promise<boolean> {
  for (let next = nextOf(owner); next; next = nextOf(owner)) {
    const { conversationId, input } = next;
    try {
      onSent(conversationId, await send(conversationId, input));
    } catch (problem) {
      if (isForLater(problem)) return false;
      const { status, code } = problem as CallProblem;
      markRefused(owner, input.clientId, { status, code });
      continue;
    }
    dropLine(owner, input.clientId);
  }
  return true;
}

const rounds = new Map<string, Promise<boolean>>();

/**
 * Sends what waits, in order, until the server cannot be reached; one round at a time. A line that
 * arrived without its answer goes again under the same id, and is there once.
 */
export function sendWaiting(owner: string, sending: Sending): Promise<boolean> {
  const before = rounds.get(owner) ?? Promise.resolve(true);
  const round = before.then(() => sendAll(owner, sending));
  rounds.set(owner, round);
  return round;
}
