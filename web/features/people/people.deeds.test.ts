import type { PersonLine } from '@plenum/contract';
import { expect, test } from 'vitest';
import { oppositeOf, shutsOut, whomItChanges } from './people.deeds.ts';

const person = (id: number, fields: Partial<PersonLine> = {}): PersonLine => ({
  id,
  fullName: 'Ada Sommer',
  username: 'ada',
  email: 'ada@example.org',
  avatar: null,
  company: '',
  role: 'admin',
  isActive: true,
  isVerified: true,
  joinedAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: null,
  version: 1,
  ...fields,
});

test('only those are changed who are not so already, and the opposite brings them back', () => {
  const people = [person(1), person(2, { isActive: false }), person(3, { role: 'client' })];
  const ids = (change: Parameters<typeof whomItChanges>[1]) =>
    whomItChanges(people, change).map(({ id }) => id);
  expect(ids({ isActive: false })).toEqual([1, 3]);
  expect(ids({ role: 'client' })).toEqual([1, 2]);
  expect(oppositeOf({ isActive: false })).toEqual({ isActive: true });
  expect(oppositeOf({ role: 'client' })).toEqual({ role: 'admin' });
});

test('who would shut themselves out is asked, who changes others is not', () => {
  const people = [person(1), person(2)];
  expect(shutsOut(people, { isActive: false }, 1)).toBe(true);
  expect(shutsOut(people, { role: 'client' }, 2)).toBe(true);
  expect(shutsOut(people, { isActive: false }, 3)).toBe(false);
  expect(shutsOut([person(1, { isActive: false })], { isActive: false }, 1)).toBe(false);
});
