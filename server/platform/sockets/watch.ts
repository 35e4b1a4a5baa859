import type { Log } from '../log/log.ts';
import type { Circles } from './circles.ts';
import { frameOf } from './frames.ts';
import { ping, pingMs } from './packets.ts';
import type { PlenumSocket } from './plenum-socket.ts';

const every = 500;
const backlogLimit = 1_048_576;
const areYouThere = frameOf(ping);

/** One look at all sockets: a timer each would cost more memory than what it watches. */
export function watchOver(circles: Circles, log: Log): () => void {
  const timer = setInterval(() => {
    const seconds = Date.now() / 1000;
    const now = Math.floor(performance.now());
    for (const socket of circles.sockets) {
      if (socket.expiresAt <= seconds) circles.sendAway(socket);
      else if (now >= socket.pingAt) askWhetherThere(socket, now);
      cutWhenSlow(socket, log);
    }
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

function askWhetherThere(socket: PlenumSocket, now: number): void {
  if (socket.owesPong) return socket.terminate();
  socket.owesPong = true;
  socket.pingAt = now + pingMs;
  socket.put(areYouThere);
}

/** A reader that stopped reading would keep its lines in our memory: it is cut and reads again later. */
function cutWhenSlow(socket: PlenumSocket, log: Log): void {
  const { backlog } = socket;
  if (backlog <= backlogLimit) return;
  log.warn({ backlog }, 'slow socket cut');
  socket.terminate();
}
