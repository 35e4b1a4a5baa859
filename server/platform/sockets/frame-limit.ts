import type { Log } from '../log/log.ts';
import type { PlenumSocket } from './plenum-socket.ts';

const burst = 120;
const perSecond = 20;
const msAFrame = 1000 / perSecond;

/** Nobody has so much to say: who sends more is cut before it is read. */
export function limitFrames(log: Log): (socket: PlenumSocket) => boolean {
  return (socket) => {
    const now = Math.floor(performance.now());
    socket.forgivenAt = Math.max(socket.forgivenAt, now) + msAFrame;
    if (socket.forgivenAt - now <= burst * msAFrame) return true;
    if (socket.isOpen) log.warn('socket cut: too many frames');
    socket.terminate();
    return false;
  };
}
