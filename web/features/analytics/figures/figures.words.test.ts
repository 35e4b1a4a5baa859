import type { AnalyticsSums } from '@plenum/contract';
import { expect, test } from 'vitest';
import { changeOf, isQuiet, shareOf } from './figures.words.ts';

const none: AnalyticsSums = {
  visits: 0,
  views: 0,
  members: 0,
  joined: 0,
  orders: 0,
  mails: 0,
  billed: 0,
  received: 0,
  seconds: 0,
  stayed: 0,
};

test('a change is a part of what was before, and none where nothing was', () => {
  const report = { sums: { ...none, visits: 3, received: 50 }, sumsBefore: { ...none, visits: 4 } };
  expect(changeOf(report, 'visits')).toBe(-0.25);
  expect(changeOf(report, 'received')).toBeUndefined();
});

test('what was owed back before is no less because it was below nothing', () => {
  const report = { sums: { ...none, received: 50 }, sumsBefore: { ...none, received: -100 } };
  expect(changeOf(report, 'received')).toBe(1.5);
});

test('of nothing there is no share', () => {
  expect([shareOf(1, 4), shareOf(0, 0)]).toEqual([0.25, 0]);
});

test('it is quiet until anything happens', () => {
  expect([isQuiet({ sums: none }), isQuiet({ sums: { ...none, mails: 1 } })]).toEqual([
    true,
    false,
  ]);
});
