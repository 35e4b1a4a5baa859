import { expect, test } from 'vitest';
import { hasSoundAlone, levelFor, qualityOf, soundOf } from './player.quality.ts';

test('a choice that was kept is read, and whatever else stands there is none', () => {
  const texts = ['sound', '720', 'auto', null, '', '-1', '7.5', '1e9', '<b>'];
  expect(texts.map(qualityOf)).toEqual([
    ...(['sound', 720] as const),
    ...Array.from({ length: 7 }, () => 'auto'),
  ]);
});

test('of several pictures the largest within the choice is shown, or the smallest there is', () => {
  const heights = [1080, 360, 720];
  expect([1080, 900, 720, 400, 144].map((wanted) => levelFor(heights, wanted))).toEqual([
    0, 2, 2, 1, 1,
  ]);
  expect([levelFor(heights, 'auto'), levelFor(heights, 'sound'), levelFor([720], 360)]).toEqual([
    -1, -1, -1,
  ]);
});

test('the sound of a picture of ours is beside it, and of no other', () => {
  expect(soundOf('/live/a.pass/live.m3u8')).toBe('/live/a.pass/sound/live.m3u8');
  expect([hasSoundAlone('/live/a/live.m3u8'), hasSoundAlone('https://x.test/live/a')]).toEqual([
    true,
    false,
  ]);
});
