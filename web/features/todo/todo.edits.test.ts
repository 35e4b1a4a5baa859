import type { Task } from '@plenum/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aTask } from '../../testing/a-task.ts';
import type { Effect } from '../../platform/live/live.ts';
import { addition, edit, move } from './todo.edits.ts';
import type { TaskList } from './todo.order.ts';
import { changedFields } from '../../ui/form/typed.ts';
import { blankTask, formValuesOf } from './editor/editor.form-values.ts';

const all: TaskList = { filter: 'all', tag: '', q: '', sort: 'position' };
const tasks = [0, 10, 20].map((position, place) => aTask({ id: place + 1, position }));
const shownWith = (changes: readonly { shows: readonly Effect[] }[], list = all) =>
  changes
    .flatMap(({ shows }) => shows)
    .reduce((shown, { news }) => news.step(shown, list) as Task[], tasks);
const idsWith = (...changes: { shows: readonly Effect[] }[]) =>
  shownWith(changes).map(({ id }) => id);

test('an edit shows at once and leaves with the list it no longer fits', () => {
  const star = edit(tasks[0]!, { isImportant: true });
  expect(shownWith([star])[0]?.isImportant).toBe(true);
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
  expect(idsWith(change, change.undo())).toEqual([1, 2, 3]);
});

test('nothing moves beyond the list, nor to where it is', () => {
  expect(move(tasks, 1, 1)).toBeUndefined();
  expect(move(tasks, 0, -1)).toBeUndefined();
  expect(move(tasks, 2, 3)).toBeUndefined();
});

test('an undo shows what was before, and is another change', () => {
  const change = edit(tasks[0]!, { isCompleted: true, title: 'New' });
  const undo = change.undo();
  expect(shownWith([change, undo])).toEqual(tasks);
  expect(undo.key).not.toBe(change.key);
});

test.each([
  ['in between', 0, 1, 3],
  ['to the end', 0, 2, null],
])('a task moved %s says before which one, and back', async (_where, from, to, beforeId) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('{"task":{}}', { headers: { 'content-type': 'application/json' } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const change = move(tasks, from, to)!;
  await change.send(change.key);
  await change.undo().send('other');
  expect(sent).toEqual([{ beforeId }, { beforeId: 2 }]);
});

test('an addition is on top of my order and the latest, whatever was added before', () => {
  const values = { ...blankTask(), title: 'New', isDeleted: false };
  const [first, second] = [addition(values, 11), addition(values, 11)];
  const shown = [second.row.id, first.row.id, 1, 2, 3];
  expect(idsWith(first, second)).toEqual(shown);
  const latest = shownWith([first, second], { ...all, sort: 'latest' });
  expect(latest.slice(0, 2).map(({ id }) => id)).toEqual(shown.slice(0, 2));
});

test('the form writes only what was changed; an instant keeps its time when the day stays', () => {
  const before = formValuesOf(aTask({ dueDate: '2026-03-01T10:00:00.000Z', tags: ['team'] }));
  expect(changedFields(before, { ...before, tags: ['team'] })).toEqual({});
  expect(changedFields(before, { ...before, title: 'Other' })).toEqual({ title: 'Other' });
});
