import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openPicture } from './player.picture.ts';

/** As far as the picture deals with it. */
class FakeHls extends EventEmitter {
  static Events = {
    ERROR: 'error',
    MANIFEST_PARSED: 'parsed',
    LEVEL_UPDATED: 'list',
    FRAG_LOADING: 'piece',
  };
  static isSupported = () => true;
  static last = new FakeHls();
  recoverMediaError = vi.fn<() => void>();
  loadSource = vi.fn<() => void>();
  attachMedia = vi.fn<() => void>();
  constructor() {
    super();
    FakeHls.last = this;
  }
}

vi.mock('hls.js/light', () => ({ default: FakeHls }));

async function opened(): Promise<FakeHls> {
  const nothing = () => undefined;
  const video = {} as HTMLVideoElement;
  const shown = { isLive: true, from: 0, onState: nothing, onHeights: nothing };
  await openPicture({ video, address: '/live/pass/live.m3u8', ...shown });
  return FakeHls.last;
}

function listsFor(hls: FakeHls, seconds: number): void {
  for (let each = 0; each < seconds; each += 1) {
    vi.advanceTimersByTime(1_000);
    hls.emit('list');
  }
}

test('a picture of which only lists come is begun anew, until a piece of it is asked for', async () => {
  vi.useFakeTimers();
  const hls = await opened();
  listsFor(hls, 3);
  expect(hls.recoverMediaError).not.toHaveBeenCalled();
  listsFor(hls, 9);
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(2);
  hls.emit('piece');
  listsFor(hls, 60);
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
