import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog } from '../log/log.ts';
import { Circles } from './circles.ts';
import { pingMs } from './packets.ts';
import { PlenumSocket } from './plenum-socket.ts';
import { watchOver } from './watch.ts';

class StillLine extends PlenumSocket {
  readonly heard: string[] = [];
  waiting = 0;
  override get isOpen() {
    return true;
  }
  override get backlog() {
    return this.waiting;
  }
  override put(frame: Buffer) {
    this.heard.push(frame.toString('latin1').slice(2));
  }
  override close() {
    this.heard.push('closed');
  }
  override terminate() {
    this.heard.push('cut');
  }
}

/** As `ws` opens the lines of a server; its types know only the first. */
const asServersDo = [null, undefined, {}] as unknown as [null];
const ignore = () => undefined;
let circles: Circles;
let stop: () => void;
let lineLasting: (seconds: number) => StillLine;

beforeEach(() => {
  vi.useFakeTimers();
  circles = new Circles(ignore, ignore);
  stop = watchOver(circles, openLog('silent').log);
  lineLasting = (seconds) => {
    const line = new StillLine(...asServersDo);
    line.expiresAt = Date.now() / 1000 + seconds;
    line.pingAt = performance.now() + pingMs;
    circles.open(line);
    return line;
  };
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('who answers is asked again and again', () => {
  const line = lineLasting(3_600);
  for (let count = 1; count <= 3; count++) {
    vi.advanceTimersByTime(pingMs + 1_000);
    expect(line.heard).toEqual(Array.from({ length: count }, () => '2'));
    line.owesPong = false;
  }
});

test('who does not answer until it is asked again is cut', () => {
  const line = lineLasting(3_600);
  vi.advanceTimersByTime(2 * pingMs - 1_000);
  expect(line.heard).toEqual(['2']);
  vi.advanceTimersByTime(3_000);
  expect(line.heard).toContain('cut');
});

test('when its time is over it is told so, closed, and asked nothing more', () => {
  const line = lineLasting(10);
  vi.advanceTimersByTime(9_000);
  expect(line.heard).toEqual([]);
  vi.advanceTimersByTime(pingMs);
  expect(line.heard).toEqual(['41', 'closed']);
  expect(circles.sockets.size).toBe(0);
});

test('for whom more than a mebibyte waits is cut', () => {
  const line = lineLasting(3_600);
  line.waiting = 1_048_576;
  vi.advanceTimersByTime(1_000);
  expect(line.heard).toEqual([]);
  line.waiting++;
  vi.advanceTimersByTime(1_000);
  expect(line.heard).toContain('cut');
});
