import type { Task } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { aTask } from '../../testing/a-task.ts';
import { expectReplay } from '../../testing/live/replay.ts';
import { edit } from './todo.edits.ts';
import { tasks } from './todo.live.ts';
import { belongsTo, compareFor, type TaskList } from './todo.order.ts';

const all: TaskList = { filter: 'all', tag: '', q: '', sort: 'position' };
const lists: TaskList[] = [all, { ...all, filter: 'important', sort: 'latest' }];
const listed = (list: TaskList) => (truth: readonly Task[]) =>
  truth.filter((task) => belongsTo(task, list)).toSorted(compareFor(list.sort));

const deeds = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  fields: fc.record(
    { isImportant: fc.boolean(), isDeleted: fc.boolean(), position: fc.nat(9) },
    { requiredKeys: [] },
  ),
});

test('tasks are what a fresh reading gives, whatever crosses on its way', () =>
  expectReplay({
    begin: [1, 2, 3].map((id) => aTask({ id, position: id })),
    deeds,
    act: (truth: readonly Task[], { id, fields }) => {
      const known = truth.find((task) => task.id === id) ?? aTask({ id, version: 0 });
      const task = { ...known, ...fields, version: known.version + 1 };
      return {
        truth: [...truth.filter((one) => one.id !== id), task],
        says: [['todo.task_changed', { task }]],
        answer: task,
      };
    },
    reads: lists.map((list) => ({ options: tasks.options(list), answer: listed(list) })),
    isUnordered: true,
    own: ({ id, fields }, send) => ({ ...edit(aTask({ id, version: 0 }), fields), send }),
  }));
