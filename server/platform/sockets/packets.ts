/** What a window says, as socket.io-client puts it: Engine.IO 4 around Socket.IO 5. */
export type Packet =
  | { kind: 'connect'; auth: unknown }
  | { kind: 'event'; name: unknown; input: unknown; askedAs: number | null }
  | { kind: 'pong' }
  | { kind: 'answer' }
  | { kind: 'leave' };

/** The path and the query it knocks with. */
export const knock = { path: '/socket.io/', query: { EIO: '4', transport: 'websocket' } } as const;
export const pingMs = 25_000;

const shape = /^4(?<kind>\d)(?<id>\d*)(?<body>.*)$/s;

/** Null: nothing that a client of ours would say. */
export function readPacket(text: string): Packet | null {
  if (text === '3') return { kind: 'pong' };
  const { kind = '', id = '', body = '' } = shape.exec(text)?.groups ?? {};
  return readers[kind]?.(body, id) ?? null;
}

const readers: Readonly<Record<string, (body: string, id: string) => Packet | null>> = {
  0: connectOf,
  1: () => ({ kind: 'leave' }),
  2: eventOf,
  // Nothing that is told here asks for an answer.
  3: () => ({ kind: 'answer' }),
};

function connectOf(body: string): Packet | null {
  const auth = body === '' ? null : parsed(body);
  return auth === undefined ? null : { kind: 'connect', auth };
}

function eventOf(body: string, id: string): Packet | null {
  const said = parsed(body);
  const askedAs = id === '' ? null : Number(id);
  if (!Array.isArray(said) || (askedAs !== null && !Number.isSafeInteger(askedAs))) return null;
  return { kind: 'event', name: said[0], input: said[1], askedAs };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const greeting = (sid: string, maxPayload: number): string =>
  `0${JSON.stringify({ sid, upgrades: [], pingInterval: pingMs, pingTimeout: pingMs, maxPayload })}`;
export const welcome = (sid: string): string => `40${JSON.stringify({ sid })}`;
export const refusal = (message: string): string => `44${JSON.stringify({ message })}`;
export const eventPacket = (name: string, payload: unknown): string =>
  `42${JSON.stringify([name, payload])}`;
export const answerPacket = (askedAs: number, answer: unknown): string =>
  `43${askedAs}${JSON.stringify([answer])}`;
export const farewell = '41';
export const ping = '2';
