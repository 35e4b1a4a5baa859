import type { Task } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { aTask } from '../../testing/a-task.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { expectRowsReplay } from '../../testing/live/rows-replay.ts';
import { edit } from './todo.edits.ts';
import { tasks } from './todo.live.ts';
import { belongsTo, compareFor, type TaskList } from './todo.order.ts';

const all: TaskList = { filter: 'all', tag: '', q: '', sort: 'position' };
const lists: TaskList[] = [all, { ...all, filter: 'important', sort: 'latest' }];
const listed = (list: TaskList) => (truth: readonly Task[]) =>
  truth.filter((task) => belongsTo(task, list)).toSorted(compareFor(list.sort));

test('tasks are what a fresh reading gives, whatever crosses on its way', () =>
  expectRowsReplay({
    row: (id) => aTask({ id, position: id, version: 0 }),
    fields: fc.record(
      { isImportant: fc.boolean(), isDeleted: fc.boolean(), position: fc.nat(9) },
      { requiredKeys: [] },
    ),
    says: (task) => ['todo.task_changed', { task }],
    edit,
    reads: lists.map((list) => ({ options: tasks.options(list), answer: listed(list) })),
  }));

interface Deed {
  id: number;
  does: 'edit' | 'delete' | 'turn';
}

test('what is deleted for good stays away, and another order shows', () =>
  expectReplay<readonly Task[], Deed>({
    begin: [1, 2, 3, 4].map((id) => aTask({ id, position: id, version: 1 })),
    deeds: fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      does: fc.constantFrom('edit', 'delete', 'turn'),
    }),
    act: (truth, { id, does }) => {
      if (does === 'turn') {
        const turned = truth.map((task) => ({ ...task, position: 9 - task.position }));
        return { truth: turned, says: [['todo.order_changed', {}]] };
      }
      const known = truth.find((task) => task.id === id);
      if (!known) return { truth, says: [] };
      const others = truth.filter((task) => task !== known);
      if (does === 'delete') return { truth: others, says: [['todo.task_gone', { id }]] };
      const task = { ...known, title: `${known.title}!`, version: known.version + 1 };
      return { truth: [...others, task], says: [['todo.task_changed', { task }]] };
    },
    reads: [{ options: tasks.options(all), answer: listed(all) }],
  }));
