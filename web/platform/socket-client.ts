import type { Commands } from '@plenum/contract';
import type { Socket } from 'socket.io-client';
import { crowdSeconds, inTurn } from './busy.ts';
import { CallProblem } from './call-problem.ts';
import { deliver, heal } from './messages.ts';
import { openGap } from './missed.ts';
import { renewSession } from './session/renew-session.ts';
import { session } from './session/session.ts';
import { whenIdle } from './loading/when-idle.ts';

type Said<N extends keyof Commands> = { answer?: Commands[N]['answer']; problem?: string };

type Listener = () => unknown;

const onOpen = new Set<Listener>();
const gap = openGap();
const answerMs = 10_000;
let open: Socket | undefined;

/**
 * Runs at once where the connection stands, and after every connect from then on. What it missed is
 * looked for once all of them are done: who enters a room answers when that is so.
 */
export function whenConnected(listener: Listener): () => void {
  onOpen.add(listener);
  if (open?.connected) listener();
  return () => void onOpen.delete(listener);
}

/** Says something on the socket and waits for the answer; status 0 where there is no connection. */
export async function sendCommand<N extends keyof Commands>(
  name: N,
  input: Commands[N]['input'],
): Promise<Commands[N]['answer']> {
  const ask = async (): Promise<Said<N>> => {
    if (!open?.connected) throw new CallProblem(0, undefined);
    return (await open
      .timeout(answerMs)
      .emitWithAck(name, input)
      .catch(() => ({}))) as Said<N>;
  };
  const said = await inTurn(ask, ({ problem }) => crowdSeconds(problem));
  if (said.problem) throw new CallProblem(409, { code: said.problem });
  if (!said.answer) throw new CallProblem(0, undefined);
  return said.answer;
}

/** A refused token is renewed once; without a session there is nothing to connect for. */
async function reconnect(socket: Socket) {
  const token = session.get()?.accessToken;
  if (token && (await renewSession(token).catch(() => false))) socket.connect();
}

/** A line that breaks meanwhile is caught up with by the next. */
async function catchUp(socket: Socket, entering: readonly unknown[]) {
  const { id } = socket;
  await Promise.allSettled(entering);
  const missed = await gap.missed(async (ms) => (await sendCommand('window.missed', { ms })).names);
  if (!id || socket.id !== id) return;
  heal(missed);
  gap.close();
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
    open = socket;
    const entering = [...onOpen].map((listener) => listener());
    const now = () => void catchUp(socket, entering);
    if (stopWaiting) now();
    else stopWaiting = whenIdle(now);
  });
  socket.io.on('ping', () => gap.noteSign());
  socket.on('connect_error', () => {
    if (!socket.active) void reconnect(socket);
  });
  socket.on('disconnect', (reason) => {
    gap.open();
    if (reason === 'io server disconnect') void reconnect(socket);
  });
  socket.onAny((name: string, body: unknown) => {
    gap.noteSign();
    deliver(name, body);
  });
  const forget = session.subscribe(tellRenewedToken);
  return () => {
    if (open === socket) open = undefined;
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
