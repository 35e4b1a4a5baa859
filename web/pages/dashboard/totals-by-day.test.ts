import { expect, test } from 'vitest';
import { totalsByDay } from './totals-by-day.ts';

test('the days between count, and the course begins at nothing', () => {
  const joined = [
    { day: '2028-02-28', people: 3 },
    { day: '2028-03-01', people: 2 },
  ];
  expect(totalsByDay(joined)).toEqual([
    { day: '2028-02-27', people: 0 },
    { day: '2028-02-28', people: 3 },
    { day: '2028-02-29', people: 3 },
    { day: '2028-03-01', people: 5 },
  ]);
});

test('where nobody joined there is no course', () => {
  expect(totalsByDay([])).toEqual([]);
});
