import type { RouteKey } from '@plenum/contract';

type Handler = (payload: unknown) => void;

/** What the web app's client and socket are replaced by: straight to the server under test. */
export interface Wires {
  call(key: RouteKey, input: { query?: Record<string, unknown> }): Promise<unknown>;
  handlers: Map<string, Set<Handler>>;
  /** Decides which messages get lost on their way. */
  loses(name: string, payload: unknown): boolean;
}

export function newWires(): Wires {
  return { call: () => Promise.resolve(null), handlers: new Map(), loses: () => false };
}

export const addHandler = ({ handlers }: Wires, name: string, handler: Handler) => {
  const heard = handlers.get(name) ?? new Set();
  handlers.set(name, heard.add(handler));
  return () => void heard.delete(handler);
};
