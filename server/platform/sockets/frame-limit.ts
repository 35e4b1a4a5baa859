import type { Log } from '../log/log.ts';
import type { RawConnection, RawSocket } from './raw-connection.ts';

const burst = 120;
const perSecond = 20;
const msAFrame = 1000 / perSecond;
const isOpen = 1;

/**
 * Nobody has so much to say: who sends more is cut before it is read. One function counts for all
 * sockets, and each keeps one number: when all it said will have been forgiven.
 */
export function limitFrames(log: Log): (raw: RawConnection) => void {
  function count(this: RawSocket): void {
    const now = Math.floor(performance.now());
    this.forgivenAt = Math.max(this.forgivenAt ?? 0, now) + msAFrame;
    if (this.forgivenAt - now <= burst * msAFrame) return;
    if (this.readyState === isOpen) log.warn('socket cut: too many frames');
    this.terminate();
  }
  return ({ transport: { socket } }) => {
    socket?.on('message', count);
    socket?.on('ping', count);
  };
}
