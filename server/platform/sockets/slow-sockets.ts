import type { Server } from 'socket.io';
import type { Log } from '../log/log.ts';

const backlogLimit = 1_048_576;
const every = 1_000;

interface EngineTransport {
  socket?: { bufferedAmount?: number; terminate?(): void };
}

/** A reader that stopped reading would keep its lines in our memory: it is cut and reads again later. */
export function cutSlowSockets(io: Pick<Server, 'of'>, log: Log): () => void {
  const timer = setInterval(() => {
    for (const socket of io.of('/').sockets.values()) {
      const { transport, writeBuffer } = socket.conn as unknown as {
        transport: EngineTransport;
        writeBuffer: { data?: unknown }[];
      };
      const waiting = writeBuffer.reduce((sum, packet) => sum + sizeOf(packet.data), 0);
      const backlog = (transport.socket?.bufferedAmount ?? 0) + waiting;
      if (backlog <= backlogLimit) continue;
      log.warn({ backlog }, 'slow socket cut');
      transport.socket?.terminate?.();
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

const sizeOf = (data: unknown): number => (typeof data === 'string' ? data.length : 0);
