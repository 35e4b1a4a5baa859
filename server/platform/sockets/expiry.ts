import type { PlenumServer } from './plenum-socket.ts';

const every = 500;

/** One look at all sockets: a timer each would cost more memory than what it watches. */
export function endExpired(io: PlenumServer): () => void {
  const timer = setInterval(() => {
    const now = Date.now() / 1000;
    for (const socket of io.of('/').sockets.values()) {
      if (socket.data.expiresAt <= now) socket.disconnect(true);
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
