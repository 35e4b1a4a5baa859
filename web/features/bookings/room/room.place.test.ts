import type { RoomNow, RoomTurn } from '@plenum/contract';
import { expect, test } from 'vitest';
import { aheadOf, askAgainMs, isSecret, minutesLeft, newSecret, restOf } from './room.place.ts';

const now: RoomNow = {
  state: 'line',
  opensAt: null,
  isPaused: false,
  waiting: 9,
  calledTo: 10,
  perMinute: 4,
  minutes: 5,
  seedHash: null,
  seed: null,
  drawn: 0,
};
const turn: RoomTurn = { state: 'waiting', place: 12, until: null, booking: null };

test('a secret is as the server asks for it, and never the same', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(secrets.every(isSecret)).toBe(true);
  expect(new Set(secrets).size).toBe(50);
});

test('so many stand before somebody, and so long they take', () => {
  expect(aheadOf(turn, now)).toBe(1);
  expect(aheadOf({ ...turn, place: 11 }, now)).toBe(0);
  expect(aheadOf({ ...turn, place: null }, now)).toBeNull();
  expect(minutesLeft(7, now)).toBe(2);
  expect(minutesLeft(7, { ...now, perMinute: null })).toBeNull();
});

test('a turn is asked for once there is an order, and once one was called', () => {
  const ask = (one: RoomTurn, room = now) => askAgainMs(one, room, 9_000);
  expect(ask(turn)).toBe(false);
  expect(ask({ ...turn, place: 10 })).toBe(1_500);
  expect(ask({ ...turn, place: 10, state: 'in' })).toBe(15_000);
  const before: RoomNow = { ...now, state: 'before' };
  expect(ask({ ...turn, place: null }, before)).toBe(false);
  expect(ask({ ...turn, place: null }, { ...now, seed: 'ab' })).toBe(10_500);
});

test('who is near looks more often, and nobody all the time', () => {
  expect(restOf(now, 11)).toBeLessThan(4_000);
  expect(restOf(now, 900)).toBeGreaterThan(7_000);
  expect(restOf(now, 4_000)).toBeGreaterThan(20_000);
  const tomorrow = { ...now, state: 'before', opensAt: '2027-01-02T00:00:00Z' } as const;
  expect(restOf(tomorrow, null, Date.parse('2027-01-01'))).toBeGreaterThan(20_000);
});
