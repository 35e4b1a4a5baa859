import type { Log } from '../log/log.ts';

const burst = 120;
const perSecond = 20;

interface RawSocket {
  on(event: 'message' | 'ping', heard: () => void): unknown;
  terminate(): void;
}

/** The connection as engine.io hands it over, before anybody has signed in on it. */
export interface RawConnection {
  transport: { socket?: RawSocket };
}

/** Nobody has so much to say: who sends more is cut before it is read. */
export function limitFrames({ transport: { socket } }: RawConnection, log: Log): void {
  if (!socket) return;
  let left = burst;
  let since = Date.now();
  const count = () => {
    const now = Date.now();
    left = Math.min(burst, left + ((now - since) * perSecond) / 1000) - 1;
    since = now;
    if (left > -1) return;
    if (left > -2) log.warn('socket cut: too many frames');
    socket.terminate();
  };
  socket.on('message', count);
  socket.on('ping', count);
}
