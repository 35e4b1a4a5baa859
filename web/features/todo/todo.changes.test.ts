import { expect, test } from 'vitest';
import { aTask } from '../../testing/a-task.ts';
import { addition, edit, move, reverse, withChanges } from './todo.changes.ts';
import type { TaskList } from './todo.lists.ts';
import { blankTask, changedFields, formValuesOf } from './editor/editor.form-values.ts';

const all: TaskList = { filter: 'all', tag: '', q: '', sort: 'position' };
const tasks = [0, 10, 20].map((position, place) => aTask({ id: place + 1, position }));
const idsWith = (...changes: Parameters<typeof withChanges>[1]) =>
  withChanges(tasks, changes, all).map(({ id }) => id);

test('an edit shows at once and leaves with the list it no longer fits', () => {
  const star = edit(tasks[0]!, { isImportant: true });
  expect(withChanges(tasks, [star], all)[0]?.isImportant).toBe(true);
  expect(idsWith(edit(tasks[1]!, { isDeleted: true }))).toEqual([1, 3]);
});

test.each([
  [0, 1, [2, 1, 3]],
  [0, 2, [2, 3, 1]],
  [2, 0, [3, 1, 2]],
  [2, 1, [1, 3, 2]],
])('a task moved from %i to %i stands there', (from, to, expected) => {
  const change = move(tasks, from, to)!;
  expect(idsWith(change)).toEqual(expected);
  expect(idsWith(change, reverse(change))).toEqual([1, 2, 3]);
});

test('a move names the task it goes before, and nothing for the last place', () => {
  expect(move(tasks, 0, 1)).toMatchObject({ beforeId: 3, formerBeforeId: 2 });
  expect(move(tasks, 0, 2)).toMatchObject({ beforeId: null });
  expect(move(tasks, 1, 1)).toBeUndefined();
  expect(move(tasks, 0, -1)).toBeUndefined();
  expect(move(tasks, 2, 3)).toBeUndefined();
});

test('an undo writes back what the change wrote and nothing else', () => {
  const change = edit(tasks[0]!, { isCompleted: true, title: 'New' });
  const undo = reverse(change);
  expect(undo).toMatchObject({ fields: { isCompleted: false, title: tasks[0]!.title } });
  expect(undo.key).not.toBe(change.key);
});

test('an addition is on top of my order and the latest, whatever was added before', () => {
  const values = { ...blankTask(), title: 'New', isDeleted: false };
  const [first, second] = [addition(values, 11), addition(values, 11)];
  const shown = [second.task.id, first.task.id, 1, 2, 3];
  expect(idsWith(first, second)).toEqual(shown);
  const latest = withChanges(tasks, [first, second], { ...all, sort: 'latest' });
  expect(latest.slice(0, 2).map(({ id }) => id)).toEqual(shown.slice(0, 2));
});

test('the form writes only what was changed; an instant keeps its time when the day stays', () => {
  const before = formValuesOf(aTask({ dueDate: '2026-03-01T10:00:00.000Z', tags: ['team'] }));
  expect(changedFields(before, { ...before, tags: ['team'] })).toEqual({});
  expect(changedFields(before, { ...before, title: 'Other' })).toEqual({ title: 'Other' });
});
