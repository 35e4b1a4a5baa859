import { expect, test } from 'vitest';
import { aSession } from '../../testing/a-session.ts';
import { clashesOf, hindranceOf } from './agenda.clashes.ts';

const at = (id: number, time: string, more: Parameters<typeof aSession>[0] = {}) =>
  aSession({ id, startsAt: `2026-11-21T${time}:00Z`, roomId: 1, minutes: 60, ...more });

test('two in one room at a time clash, and those after each other do not', () => {
  const sessions = [at(1, '09:00'), at(2, '09:30'), at(3, '10:30'), at(4, '09:00', { roomId: 2 })];
  const found = clashesOf(sessions);
  expect(new Set(found.keys())).toEqual(new Set([1, 2]));
  expect(found.get(1)?.rooms.map(({ id }) => id)).toEqual([2]);
});

test('a speaker in two rooms at a time clashes', () => {
  const speakers = [{ id: 7, role: 'speaker' as const }];
  const sessions = [at(1, '09:00', { speakers }), at(2, '09:59', { roomId: 2, speakers })];
  expect(
    clashesOf(sessions)
      .get(2)
      ?.speakers.map(({ id }) => id),
  ).toEqual([1]);
});

test('without a room, or without a time, nothing is in the way', () => {
  const sessions = [at(1, '09:00', { roomId: null }), at(2, '09:00', { roomId: null })];
  expect(clashesOf(sessions).size).toBe(0);
  expect(clashesOf([at(1, '09:00'), aSession({ id: 2, roomId: 1 })]).size).toBe(0);
});

test('the one that was in the way is named', () => {
  const sessions = [at(1, '09:00'), at(2, '12:00')];
  expect(hindranceOf(at(2, '09:30'), sessions, 'rooms')?.id).toBe(1);
  expect(hindranceOf(at(2, '10:00'), sessions, 'rooms')).toBeUndefined();
});
