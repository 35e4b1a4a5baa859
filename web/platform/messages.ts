import type { Messages } from '@plenum/contract';
import type { Missed } from './missed.ts';

type MessageName = keyof Messages;
type Handler = (body: unknown) => void;

const handlers = new Map<string, Set<Handler>>();
const onHealing = new Set<(missed: Missed) => void>();

/** The write owns its message: a feature that wants to hear it says so here. */
export function onMessage<N extends MessageName>(
  name: N,
  handler: (body: Messages[N]) => void,
): () => void {
  const heard = handlers.get(name) ?? new Set();
  handlers.set(name, heard.add(handler as Handler));
  return () => void heard.delete(handler as Handler);
}

/**
 * Runs after every connect, with what was said in between: that is healed by reading again. What the
 * page has just read can have missed little, so after the first connect that waits for the page itself.
 */
export function onReconnect(listener: (missed: Missed) => void): () => void {
  onHealing.add(listener);
  return () => void onHealing.delete(listener);
}

export function deliver(name: string, body: unknown): void {
  for (const handler of handlers.get(name) ?? []) handler(body);
}

export function heal(missed: Missed): void {
  for (const listener of onHealing) listener(missed);
}
