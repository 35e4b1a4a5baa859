import { expect, test } from 'vitest';
import { choose, chooseStretch, nothingChosen, stillShown } from './list.selection.ts';

const shown = [9, 7, 5, 3];
const ids = ({ ids: all }: { ids: ReadonlySet<number> }) =>
  [...all].toSorted((one, other) => one - other);

test('a stretch goes from the last chosen one to here, both ways', () => {
  const first = choose(nothingChosen, 7, true);
  expect(ids(chooseStretch(first, shown, 3, true))).toEqual([3, 5, 7]);
  expect(ids(chooseStretch(choose(nothingChosen, 3, true), shown, 9, true))).toEqual([3, 5, 7, 9]);
});

test('a stretch is let go as well', () => {
  const all = { ids: new Set(shown), anchor: 9 };
  expect(ids(chooseStretch(all, shown, 5, false))).toEqual([3]);
});

test('from one that has left the list, or from none, only this one is chosen', () => {
  expect(ids(chooseStretch({ ids: new Set([99]), anchor: 99 }, shown, 5, true))).toEqual([5, 99]);
  expect(ids(chooseStretch(nothingChosen, shown, 5, true))).toEqual([5]);
});

test('what is not shown any more is not chosen', () => {
  expect(stillShown({ ids: new Set([99, 5]), anchor: 5 }, shown)).toEqual(new Set([5]));
});
