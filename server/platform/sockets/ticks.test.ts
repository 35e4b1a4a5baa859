import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hub, Room } from '../work.ts';
import { inTicks } from './ticks.ts';

interface Said {
  about: number;
  words: string[];
}

let told: string[];
let hub: Hub;
let flush: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const tell: Hub['tell'] = (name, payload, rooms) =>
    void told.push(`${name} ${(payload as Said).words?.join('+') ?? ''} to ${rooms.join()}`);
  ({ hub, flush } = inTicks({ tell } as Hub, {
    keyOf: (payload) => (payload as Said).about ?? null,
    rules: {
      'x.said': {
        everyMs: 40,
        merge: (a, b) => ({ ...(b as Said), words: [...(a as Said).words, ...(b as Said).words] }),
      },
    },
  }));
});
afterEach(() => void vi.useRealTimers());

const say = (word: string, { about = 1, name = 'x.said', rooms = ['r:1'] as Room[] } = {}) =>
  hub.tell(name, { about, words: [word] }, rooms);

test('the first goes at once, what comes in the same tick in one frame', () => {
  say('a');
  expect(told).toEqual(['x.said a to r:1']);
  say('b');
  say('c');
  vi.advanceTimersByTime(39);
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(told.slice(1)).toEqual(['x.said b+c to r:1']);
});

test('a stream goes every tick, and after a silence the next goes at once', () => {
  say('a');
  for (const word of ['b', 'c', 'd']) {
    say(word);
    vi.advanceTimersByTime(40);
  }
  expect(told).toHaveLength(4);
  vi.advanceTimersByTime(40);
  say('e');
  expect(told).toHaveLength(5);
});

test('different things do not wait for each other', () => {
  say('a');
  say('b', { about: 2 });
  expect(told).toEqual(['x.said a to r:1', 'x.said b to r:1']);
});

test('whatever else is told about the same thing goes after what waited', () => {
  say('a');
  say('b');
  say('c', { name: 'x.other' });
  say('d', { name: 'x.other', about: 2 });
  expect(told).toEqual([
    'x.said a to r:1',
    'x.said b to r:1',
    'x.other c to r:1',
    'x.other d to r:1',
  ]);
});

test('nobody is told what was meant for others', () => {
  say('a');
  say('b', { rooms: ['r:1', 'r:2'] });
  say('c', { rooms: ['r:1'] });
  vi.advanceTimersByTime(40);
  expect(told).toEqual(['x.said a to r:1', 'x.said b to r:1,r:2', 'x.said c to r:1']);
});

test('nothing that waits is lost at the end', () => {
  say('a');
  say('b');
  flush();
  expect(told).toEqual(['x.said a to r:1', 'x.said b to r:1']);
});
