import type { Task } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { aTask } from '../../testing/a-task.ts';
import { tasks } from './todo.live.ts';
import { belongsTo, compareFor, type TaskList } from './todo.order.ts';
import { taskFilters, taskSorts, taskTags } from './todo.places.ts';

const list = (fields: Partial<TaskList> = {}): TaskList => ({
  filter: 'all',
  tag: '',
  q: '',
  sort: 'position',
  ...fields,
});

/** A small generator with a seed: the same tasks in every run. */
function someTasks(seed: number, count: number): Task[] {
  let state = seed;
  const pick = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const of = <T>(choices: readonly T[]) => choices[pick(choices.length)]!;
  return Array.from({ length: count }, (_, place) =>
    aTask({
      id: place + 1,
      title: of(['a', 'A', 'b', 'B', 'Zebra', 'zebra', 'é', '😀', '\uFB01', 'ab']),
      dueDate: of(['', '2026-03-01', '2026-02-28', '2026-03-01T10:00:00.000Z', '2025-12-31']),
      assignee: { id: null, fullName: of(['', 'Ada', 'ada', 'Zoë', 'Émile']) },
      tags: of([[], ['team'], ['high', 'low']]),
      position: of([0, 1, 1, 2.5, -1024]),
      isCompleted: pick(2) === 0,
      isDeleted: pick(4) === 0,
      isImportant: pick(2) === 0,
    }),
  );
}

describe('which tasks a list holds', () => {
  test.each([
    ['all', {}, true],
    ['all', { isDeleted: true }, false],
    ['important', { isImportant: true }, true],
    ['important', { isImportant: true, isDeleted: true }, false],
    ['important', {}, false],
    ['completed', { isCompleted: true }, true],
    ['completed', { isCompleted: true, isDeleted: true }, false],
    ['deleted', { isDeleted: true }, true],
    ['deleted', {}, false],
  ] as const)('%s with %j: %s', (filter, fields, expected) => {
    expect(belongsTo(aTask(fields), list({ filter }))).toBe(expected);
  });

  test('a tag and a search narrow it, the search without case', () => {
    const task = aTask({ title: 'Print the BADGES', tags: ['team'] });
    expect(belongsTo(task, list({ tag: 'team', q: 'badges' }))).toBe(true);
    expect(belongsTo(task, list({ tag: 'high' }))).toBe(false);
    expect(belongsTo(task, list({ q: 'posters' }))).toBe(false);
  });
});

describe('the order', () => {
  const ids = (tasks: Task[], sort: TaskList['sort']) =>
    tasks.toSorted(compareFor(sort)).map(({ id }) => id);

  test('titles go by code point, capitals first, an emoji after every letter', () => {
    const titles = ['b', '😀', 'a', '\uFB01', 'B', 'ab'];
    const tasks = titles.map((title, place) => aTask({ id: place + 1, title }));
    expect(ids(tasks, 'title-asc')).toEqual([5, 3, 6, 1, 4, 2]);
  });

  test('title-desc turns ties around as well', () => {
    const tasks = [1, 2, 3].map((id) => aTask({ id, title: 'same' }));
    expect(ids(tasks, 'title-asc')).toEqual([1, 2, 3]);
    expect(ids(tasks, 'title-desc')).toEqual([3, 2, 1]);
  });

  test('who has no assignee or no date comes last', () => {
    const someone = { id: null, fullName: 'Zoë' };
    const tasks = [aTask({ id: 1 }), aTask({ id: 2, assignee: someone, dueDate: '2026-01-01' })];
    expect(ids(tasks, 'assignee')).toEqual([2, 1]);
    expect(ids(tasks, 'due-date')).toEqual([2, 1]);
  });

  test('an instant lies within its day', () => {
    const dates = ['2026-03-02', '2026-03-01T23:59:00Z', '2026-03-01'];
    const tasks = dates.map((dueDate, place) => aTask({ id: place + 1, dueDate }));
    expect(ids(tasks, 'due-date')).toEqual([3, 2, 1]);
  });

  test('my order is smallest first, the newer of two at the same place above', () => {
    const places = [1, 0, 0];
    const tasks = places.map((position, place) => aTask({ id: place + 1, position }));
    expect(ids(tasks, 'position')).toEqual([3, 2, 1]);
  });

  test.each(taskSorts)('%s is total: no two tasks share a place, and it turns around', (sort) => {
    const tasks = someTasks(7, 40);
    const compare = compareFor(sort);
    for (const a of tasks) {
      for (const b of tasks) {
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) || 0);
        if (a !== b) expect(compare(a, b)).not.toBe(0);
      }
    }
  });
});

describe('a changed task', () => {
  test.each(taskSorts)('gets the place in %s that reading the list anew would give it', (sort) => {
    for (const [seed, filter] of taskFilters.entries()) {
      const all = someTasks(seed + 1, 30);
      const shown = list({ filter, sort, tag: seed % 2 ? taskTags[0] : '' });
      const fresh = (tasks: Task[]) =>
        tasks.filter((task) => belongsTo(task, shown)).toSorted(compareFor(sort));
      for (const [place, changed] of someTasks(seed + 50, 30).entries()) {
        const { news } = tasks.patched([{ row: changed, fields: changed }]);
        expect(news.step(fresh(all), shown)).toEqual(fresh(all.with(place, changed)));
      }
    }
  });
});
