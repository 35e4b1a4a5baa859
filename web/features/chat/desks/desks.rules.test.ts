import type { ChatRequest } from '@plenum/contract';
import { expect, test } from 'vitest';
import { countOf, isOverdue, neighbour, wayToTake } from './desks.rules.ts';

const counts = { waiting: 1, taken: 2, answered: 3, closed: 10, missed: 4 };
const request = (part: Partial<ChatRequest>) => ({
  request: {
    state: 'waiting' as const,
    waitingSince: '2026-11-22T10:00:00Z',
    place: 1,
    takenBy: null,
    ...part,
  },
});
const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);

test('every count of a filter is told, but what is mine', () => {
  expect(countOf('open', { counts })).toBe(10);
  expect(countOf('closed', { counts })).toBe(10);
  expect(countOf('all', { counts })).toBe(20);
  expect(countOf('mine', { counts })).toBeNull();
});

test('is overdue after the promised minutes, unless nothing was promised or it is done', () => {
  expect(isOverdue(request({}), 5, at('10:04:59'))).toBe(false);
  expect(isOverdue(request({}), 5, at('10:05:00'))).toBe(true);
  expect(isOverdue(request({}), 0, at('12:00:00'))).toBe(false);
  expect(isOverdue(request({ state: 'closed' }), 5, at('12:00:00'))).toBe(false);
  expect(isOverdue(request({ waitingSince: null }), 5, at('12:00:00'))).toBe(false);
});

test('keys lead from one to the next and stay at the ends', () => {
  const list = [{ id: 5 }, { id: 3 }, { id: 9 }];
  expect(neighbour(list, undefined, 1)).toBe(5);
  expect(neighbour(list, 5, 1)).toBe(3);
  expect(neighbour(list, 9, 1)).toBe(9);
  expect(neighbour(list, 5, -1)).toBe(5);
  expect(neighbour([], 5, 1)).toBeUndefined();
});

test('what waits is taken, and taken over from a colleague who still sees to the desk', () => {
  const me = { id: 1, fullName: 'Me', avatar: null };
  expect(wayToTake(request({}), 1, [me])).toBe('take');
  expect(wayToTake(request({ takenBy: me }), 1, [me])).toBeNull();
  expect(wayToTake(request({ takenBy: me }), 2, [me])).toBe('takeOver');
  expect(wayToTake(request({ takenBy: me }), 2, [])).toBe('take');
  expect(wayToTake(request({ state: 'answered' }), 1, [me])).toBeNull();
  expect(wayToTake({ request: null }, 1, [me])).toBeNull();
});
