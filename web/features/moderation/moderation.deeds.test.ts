import type { Case } from '@plenum/contract';
import { expect, test } from 'vitest';
import { deedsFor, isGentle, keyOf, neighbourOf } from './moderation.deeds.ts';

const person = { id: 1, fullName: 'Uma', avatar: null };
const reports: Case['reports'] = [
  { by: person, reason: 'spam', note: '', at: '2026-11-25T10:00:00Z' },
];

test('a line held back is released or hidden, never dismissed', () => {
  expect(deedsFor({ kind: 'held', person, reports: [] })).toEqual([
    'release',
    'hide',
    'warn',
    'mute',
    'ban',
  ]);
});

test('a post is released where a word held it back, and dismissed where it was reported', () => {
  expect(deedsFor({ kind: 'post', person: null, reports: [] })).toEqual(['release', 'hide']);
  expect(deedsFor({ kind: 'post', person: null, reports })).toEqual(['dismiss', 'hide']);
});

test('a booth and a person without an account can only be dismissed', () => {
  expect(deedsFor({ kind: 'booth', person: null, reports })).toEqual(['dismiss']);
  expect(deedsFor({ kind: 'line', person: null, reports })).toEqual(['dismiss', 'hide']);
});

test('only what harms nobody is done without a question', () => {
  const all = ['dismiss', 'release', 'hide', 'warn', 'mute', 'ban'] as const;
  expect(all.filter(isGentle)).toEqual(['dismiss', 'release']);
  expect(new Set(Object.values(keyOf)).size).toBe(all.length);
});

test('one steps through the queue and stays at its ends', () => {
  expect(neighbourOf([4, 7, 9], null, 1)).toBe(4);
  expect(neighbourOf([4, 7, 9], null, -1)).toBe(9);
  expect(neighbourOf([4, 7, 9], 7, 1)).toBe(9);
  expect(neighbourOf([4, 7, 9], 9, 1)).toBe(9);
  expect(neighbourOf([4, 7, 9], 4, -1)).toBe(4);
  expect(neighbourOf([4, 7], 12, 1)).toBe(4);
  expect(neighbourOf([], 4, 1)).toBe(null);
});
