import type { Messages } from '@plenum/contract';
import type { Socket } from 'socket.io-client';
import { renewSession } from './session/renew-session.ts';
import { session } from './session/session.ts';
import { whenIdle } from './when-idle.ts';

type MessageName = keyof Messages;
type Handler = (body: unknown) => void;

const handlers = new Map<string, Set<Handler>>();
const onConnect = new Set<() => void>();

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
 * Runs after every connect: whatever was said in between is healed by reading again. What the page
 * has just read can have missed little, so after the first connect that waits for the page itself.
 */
export function onReconnect(listener: () => void): () => void {
  onConnect.add(listener);
  return () => void onConnect.delete(listener);
}

const heal = () => {
  for (const listener of onConnect) listener();
};

/** A refused token is renewed once; without a session there is nothing to connect for. */
async function reconnect(socket: Socket) {
  const token = session.get()?.accessToken;
  if (token && (await renewSession(token).catch(() => false))) socket.connect();
}

function attach(socket: Socket) {
  let token = session.get()?.accessToken;
  const tellRenewedToken = () => {
    const now = session.get()?.accessToken;
    if (!now || now === token) return;
    token = now;
    if (socket.connected) socket.emit('session.renew', now);
    else socket.connect();
  };
  let stopWaiting: (() => void) | undefined;
  socket.on('connect', () => {
    if (stopWaiting) heal();
    else stopWaiting = whenIdle(heal);
  });
  socket.on('connect_error', () => {
    if (!socket.active) void reconnect(socket);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') void reconnect(socket);
  });
  socket.onAny((name: string, body: unknown) => {
    for (const handler of handlers.get(name) ?? []) handler(body);
  });
  const forget = session.subscribe(tellRenewedToken);
  return () => {
    forget();
    stopWaiting?.();
  };
}

/** Opens the one connection of this tab; the answer closes it. */
export function openSocket(): () => void {
  const closing = new AbortController();
  void import('socket.io-client').then(({ io }) => {
    if (closing.signal.aborted) return;
    const socket = io({
      path: '/socket.io',
      transports: ['websocket'],
      auth: (give) => give({ token: session.get()?.accessToken }),
    });
    const detach = attach(socket);
    closing.signal.addEventListener('abort', () => {
      detach();
      socket.disconnect();
    });
  });
  return () => closing.abort();
}
