import { expect, test } from 'vitest';
import { aLine } from '../../../testing/a-line.ts';
import { happeningsWithin, rowsOf } from './lines.rows.ts';

const dayOf = (at: string) => at.slice(0, 10);
const at = (time: string) => `2026-11-22T${time}:00.000Z`;
const me = 7;
const other = { id: 8, fullName: 'Bo', avatar: null };
const rows = (fields: Partial<Parameters<typeof rowsOf>[0]>) =>
  rowsOf({ lines: [], waiting: [], readUpTo: null, me, dayOf, ...fields });

test('lines of one author within five minutes stand together', () => {
  const lines = [
    aLine({ sequence: 1, at: at('09:00') }),
    aLine({ sequence: 2, at: at('09:04') }),
    aLine({ sequence: 3, at: at('09:10') }),
    aLine({ sequence: 4, at: at('09:11'), author: other }),
    aLine({ sequence: 5, at: '2026-11-23T00:00:00.000Z', author: other }),
  ];
  expect(rows({ lines }).map(({ isFirst }) => isFirst)).toEqual([true, false, true, true, true]);
  expect(rows({ lines }).map(({ day }) => day)).toEqual([
    '2026-11-22',
    null,
    null,
    null,
    '2026-11-23',
  ]);
});

test('the mark stands above the first unread line of somebody else', () => {
  const lines = [
    aLine({ sequence: 1, author: other }),
    aLine({ sequence: 2 }),
    aLine({ sequence: 3, author: other }),
    aLine({ sequence: 4, author: other }),
  ];
  expect(rows({ lines, readUpTo: 1 }).map(({ isNew }) => isNew)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(rows({ lines }).some(({ isNew }) => isNew)).toBe(false);
  expect(rows({ lines, readUpTo: 4 }).some(({ isNew }) => isNew)).toBe(false);
});

test('what is on its way stands last, once, and keeps its key when it is there', () => {
  const waiting = ['a', 'b'].map((clientId) => ({
    conversationId: 3,
    input: { clientId, text: clientId },
    files: [],
    at: at('09:01'),
  }));
  const lines = [aLine({ clientId: 'a', at: at('09:00') })];
  expect(rows({ lines, waiting }).map(({ key, line }) => [key, line !== null])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('what happened stands between the lines, and parts those of one author', () => {
  const lines = [
    aLine({ clientId: 'a', sequence: 1, at: at('09:00') }),
    aLine({ clientId: 'b', sequence: 2, at: at('09:02') }),
  ];
  const happenings = ['08:00', '09:01', '09:03'].map((time) => ({
    key: `call ${time}`,
    at: at(time),
    text: 'Call',
    icon: null,
  }));
  expect(rows({ lines, happenings }).map(({ key, isFirst }) => [key, isFirst])).toEqual([
    ['call 08:00', true],
    ['a', true],
    ['call 09:01', true],
    ['b', true],
    ['call 09:03', true],
  ]);
  const keys = (piece: { hasBefore: boolean; hasAfter: boolean }) =>
    happeningsWithin(happenings, { lines, ...piece }).map(({ key }) => key);
  expect(keys({ hasBefore: false, hasAfter: false })).toHaveLength(3);
  expect(keys({ hasBefore: true, hasAfter: false })).toEqual(['call 09:01', 'call 09:03']);
  expect(keys({ hasBefore: true, hasAfter: true })).toEqual(['call 09:01']);
});
