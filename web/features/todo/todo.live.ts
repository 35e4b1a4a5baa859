import type { Task } from '@plenum/contract';
import { readAgain } from '../../platform/live/live.ts';
import { liveRows } from '../../platform/live/live-rows.ts';
import { readTasks } from './todo.api.ts';
import { belongsTo, compareFor, type TaskList } from './todo.order.ts';

export const tasks = liveRows<Task, TaskList>({
  key: ['todo', 'tasks'],
  read: readTasks,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  belongs: belongsTo,
  compare: ({ sort }) => compareFor(sort),
  told: (rows) => ({
    'todo.task_changed': ({ task, key }) => rows.told([task], [], key),
    'todo.task_gone': ({ id }) => rows.told([], [id]),
    'todo.order_changed': () => readAgain(),
  }),
});
