import { expect, test } from 'vitest';
import { clockOf } from './player.clock.ts';

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [61, '1:01'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [36_065, '10:01:05'],
])('%d seconds are %s', (seconds, text) => expect(clockOf(seconds)).toBe(text));
