import type { PastedLine } from '@plenum/contract';
import { expect, test } from 'vitest';
import {
  countFates,
  newcomersOf,
  type PastedFate,
  sortedLines,
  unreadLines,
} from './people.pasting.ts';

const linesOf = (...fates: PastedFate[]): PastedLine[] =>
  fates.map((what, place) => ({
    line: place + 1,
    text: `line ${place}`,
    fullName: '',
    email: `p${place}@example.org`,
    what,
  }));

test('those who are added or invited come in', () => {
  const lines = linesOf('add', 'invite', 'already', 'invited', 'double', 'wrong', 'invite');
  expect(newcomersOf(lines)).toBe(4);
  expect(countFates(lines)).toEqual([
    ['wrong', 1],
    ['add', 1],
    ['invite', 2],
    ['invited', 1],
    ['already', 1],
    ['double', 1],
  ]);
});

test('what is wrong stands first, the rest as it was pasted', () => {
  const lines = linesOf('add', 'wrong', 'invite', 'wrong');
  expect(sortedLines(lines).map(({ line }) => line)).toEqual([2, 4, 1, 3]);
});

test('empty lines are not missed', () => {
  expect(unreadLines('a@b.c\n\n d@e.f \r\ng@h.i\n', linesOf('add', 'add'))).toBe(1);
});
