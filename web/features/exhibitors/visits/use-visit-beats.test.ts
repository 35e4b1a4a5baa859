// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatWhileInSight } from './use-visit-beats.ts';

let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const turn = (hides: boolean) => {
  isHidden = hides;
  document.dispatchEvent(new Event('visibilitychange'));
};
const aBeat = () => vi.fn<(isFirst: boolean) => void>();
const beatsOf = (beat: ReturnType<typeof aBeat>) => beat.mock.calls.map(([isFirst]) => isFirst);

test('a visit beats while it is looked at, and once more on leaving', () => {
  const beat = aBeat();
  const stop = beatWhileInSight(beat);
  vi.advanceTimersByTime(60_000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(beatsOf(beat)).toEqual([true, false, false, false]);
});

test('time in which nobody looks does not count', () => {
  const beat = aBeat();
  const stop = beatWhileInSight(beat);
  turn(true);
  vi.advanceTimersByTime(600_000);
  expect(beatsOf(beat)).toEqual([true, false]);
  turn(false);
  vi.advanceTimersByTime(30_000);
  expect(beatsOf(beat)).toEqual([true, false, true, false]);
  turn(true);
  stop();
  expect(beatsOf(beat)).toEqual([true, false, true, false, false]);
});

test('a page that is opened behind others counts once it is looked at', () => {
  isHidden = true;
  const beat = aBeat();
  const stop = beatWhileInSight(beat);
  vi.advanceTimersByTime(60_000);
  expect(beat).not.toHaveBeenCalled();
  turn(false);
  stop();
  expect(beatsOf(beat)).toEqual([true, false]);
});
