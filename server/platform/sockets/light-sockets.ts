import type { RawConnection } from './raw-connection.ts';

/** What engine.io listens to on a transport; it also hears headers, which only polling has. */
const heard = ['error', 'ready', 'packet', 'drain', 'close'];

/** Thousands are idle: whatever none of them needs again is let go. */
export function lightenConnection(raw: RawConnection): void {
  // The request holds its headers, and the line they came by.
  raw.request = null;
  raw.cleanupFn = fitted(raw.cleanupFn);
  const { transport } = raw;
  const { socket } = transport;
  const kept = heard.map((event) => transport.rawListeners(event));
  transport.removeAllListeners();
  for (const [place, event] of heard.entries()) {
    for (const listener of kept[place] ?? []) transport.on(event, listener);
  }
  // The first listens for what fails before there is a transport.
  const [early, ...later] = socket?.listeners('error') ?? [];
  if (early && later.length > 0) socket?.removeListener('error', early);
}

interface Heavy {
  handshake: unknown;
  acks: unknown;
  client: { decoder: { _callbacks: Record<string, unknown[]> } };
}

const nothing = Object.freeze({});
const noAnswers: ReadonlyMap<number, never> = new Map<number, never>();

/** Of a socket that was let in, its token and what else it came with; and places that stay empty. */
export function lightenSocket(socket: object): void {
  const heavy = socket as Heavy;
  heavy.handshake = nothing;
  // Nothing that is told here asks for an answer.
  heavy.acks = noAnswers;
  const { _callbacks: callbacks } = heavy.client.decoder;
  for (const [event, list] of Object.entries(callbacks)) callbacks[event] = fitted(list);
}

/** A list that grew has room for sixteen more; its copy has none. */
const fitted = <T>(list: readonly T[]): T[] => [...list];
