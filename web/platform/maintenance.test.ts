import { beforeEach, expect, test, vi } from 'vitest';
import { hearAnswer, isAway, onAway } from './maintenance.ts';

const hear = (...refusals: boolean[]) => refusals.forEach(hearAnswer);

beforeEach(() => hearAnswer(false));

test('a refusal or two is a hiccup, three in a row are not', () => {
  hear(true, true);
  expect(isAway()).toBe(false);
  hear(true);
  expect(isAway()).toBe(true);
});

test('any other answer between them counts anew', () => {
  hear(true, true, false, true, true);
  expect(isAway()).toBe(false);
});

test('tells when it begins and when it is over, and nothing in between', () => {
  const heard = vi.fn<() => void>();
  const forget = onAway(heard);
  hear(true, true, true, true, true, false, false);
  forget();
  expect(heard).toHaveBeenCalledTimes(2);
});
