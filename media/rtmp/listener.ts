import { createServer, type Server, type Socket } from 'node:net';
import type { Place } from './sender.ts';
import { Session } from './session.ts';

/** So many that have shown no key yet, for so long; of more the one that waits longest goes. */
const mostWaiting = 64;
const patienceMs = 10_000;
const mostSending = 50;
/** An encoder sends all the time: one that is silent has lost its line. */
const silentMs = 15_000;

/** Where encoders come in, and nothing goes out. */
export function listenForEncoders(place: Place): Server {
  const waiting = new Map<Socket, NodeJS.Timeout>();
  const sending = new Set<Socket>();

  const drop = (socket: Socket) => {
    clearTimeout(waiting.get(socket));
    waiting.delete(socket);
    sending.delete(socket);
    socket.destroy();
  };
  const letIn = (socket: Socket) => {
    // It may have gone while its key was looked at.
    if (socket.destroyed) return;
    clearTimeout(waiting.get(socket));
    waiting.delete(socket);
    sending.add(socket);
    if (sending.size > mostSending) drop(socket);
  };
  return createServer({ noDelay: true }, (socket) => {
    waiting.set(
      socket,
      setTimeout(() => drop(socket), patienceMs),
    );
    const [longest] = waiting.keys();
    if (longest && waiting.size > mostWaiting) drop(longest);
    socket.setTimeout(silentMs, () => drop(socket));
    socket.on('error', () => drop(socket));
    socket.on('close', () => drop(socket));
    // A line that breaks is no news: what came until then is written.
    new Session(socket, place, () => letIn(socket)).run().catch(() => drop(socket));
  });
}
