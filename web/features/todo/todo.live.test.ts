import type { Task } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { aTask } from '../../testing/a-task.ts';
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
