import type { VisitorDeeds } from '@plenum/contract';
import { expect, test } from 'vitest';
import { deedsPlace, isDone, kinds, pointsOf } from './console.deeds.ts';
import { readConsoleSearch } from '../hall/hall.places.ts';

const at = '2027-03-27T12:00:00.000Z';
const deeds: VisitorDeeds = {
  personId: 7,
  fullName: 'Lea Okafor',
  avatar: null,
  score: 12,
  why: [
    { what: 'visited', times: 1, points: 5, at },
    { what: 'stayed', times: 1, points: 2, at },
    { what: 'dropped', times: 1, points: 5, at },
  ],
  visits: [{ day: '2027-03-27', seconds: 310 }],
  downloads: [{ documentId: 'a', name: null, at }],
  asks: [],
};

test('every point has a place on the page of its visitor', () => {
  const whats = ['visited', 'returned', 'stayed', 'downloaded', 'asked', 'dropped'] as const;
  expect(whats.map(deedsPlace)).toEqual([
    'visits',
    'visits',
    'visits',
    'downloads',
    'asks',
    'card',
  ]);
  expect(kinds.flatMap((kind) => pointsOf(deeds, kind))).toEqual(deeds.why);
});

test('what was done is shown, whether it earned points or not', () => {
  expect(kinds.filter((kind) => isDone(deeds, kind))).toEqual(['visits', 'downloads', 'card']);
});

test('the address names a step and a visitor, and nothing else', () => {
  expect(readConsoleSearch({ step: 'asked', who: '12', more: 'x' })).toEqual({
    step: 'asked',
    who: '12',
  });
  for (const who of ['0', '-1', 'me', '', 12, '1e3', '9'.repeat(16)]) {
    expect(readConsoleSearch({ step: 'none', who })).toEqual({});
  }
});
