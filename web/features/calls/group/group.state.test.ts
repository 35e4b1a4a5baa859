import type { GroupCall, GroupCallPerson } from '@plenum/contract';
import { expect, test } from 'vitest';
import { bitrateFor } from '../../../platform/rooms/room.connection.ts';
import { endingOf, isNewer, knockEndingOf } from './group.state.ts';

const ada = { id: 1, fullName: 'Ada', avatar: null };
const self = { personId: 1, deviceId: 'mine' };
const seat = (more: Partial<GroupCallPerson> = {}): GroupCallPerson => ({
  number: 1,
  person: ada,
  deviceId: 'mine',
  isSilenced: false,
  hasSound: true,
  hasCamera: true,
  hasScreen: false,
  ...more,
});
const call = (more: Partial<GroupCall> = {}): GroupCall => ({
  id: 7,
  conversationId: 3,
  kind: 'group',
  title: 'Dinner',
  startedBy: ada,
  startedAt: '2026-11-27T03:00:00Z',
  endedAt: null,
  version: 4,
  people: [seat()],
  isClosed: false,
  knocks: [],
  ...more,
});

test.each([
  ['goes on', call(), null],
  ['ended', call({ endedAt: '2026-11-27T04:00:00Z', people: [] }), 'ended'],
  ['put out', call({ people: [] }), 'removed'],
  ['another window', call({ people: [seat({ deviceId: 'other' })] }), 'elsewhere'],
])('a window finds: %s', (_what, told, ending) => {
  expect(endingOf(told, self)).toBe(ending);
});

test.each([
  ['waits', { knocks: [{ person: ada, isLetIn: false }] }, null],
  ['is let in', { knocks: [{ person: ada, isLetIn: true }] }, 'letIn'],
  ['finds the door open', { isClosed: false }, 'letIn'],
  ['is declined', { knocks: [{ person: { ...ada, id: 2 }, isLetIn: true }] }, 'declined'],
  ['finds it over', { endedAt: '2026-11-27T04:00:00Z' }, 'over'],
])('who knocks %s', (_what, told, ending) => {
  expect(knockEndingOf(call({ isClosed: true, ...told }), 1)).toBe(ending);
});

test('what was told before comes late, and of another call', () => {
  expect(isNewer(call({ version: 5 }), call())).toBe(true);
  expect(isNewer(call({ version: 3 }), call())).toBe(false);
  expect(isNewer(call({ id: 8, version: 9 }), call())).toBe(false);
});

test('each sends less the more there are', () => {
  expect([1, 2, 3, 4, 5, 8].map(bitrateFor)).toEqual([
    1_200_000, 1_200_000, 600_000, 600_000, 300_000, 300_000,
  ]);
});
