import type { NewTask, Task } from '@plenum/contract';
import { type Actor, aTask } from './builders.ts';
import type { CallInput, TestApp } from './test-app.ts';

/** The to-do calls in one word each, by `me` unless someone else is named. */
export const todoCalls = (app: () => TestApp, me: () => Actor) => {
  const list = async (query: CallInput['query'] = {}, by = me()) =>
    (await app().call('GET /apps/todo/tasks', { token: by.token, query })).body as Task[];
  return {
    list,
    titles: async (query: CallInput['query'] = {}, by = me()) =>
      (await list(query, by)).map(({ title }) => title),
    add: (task: unknown, headers = {}, by = me()) =>
      app().call('POST /apps/todo/add-tasks', { token: by.token, body: { task }, headers }),
    update: (task: unknown, by = me()) =>
      app().call('POST /apps/todo/update-task', { token: by.token, body: { task } }),
    remove: (taskId: unknown, by = me()) =>
      app().call('DELETE /apps/todo/delete-task', { token: by.token, query: { taskId } }),
    move: (taskId: number, beforeId: number | null, by = me()) =>
      app().call('POST /api/todo/tasks/:taskId/move', {
        token: by.token,
        params: { taskId },
        body: { beforeId },
      }),
    several: async <const T extends readonly (Partial<NewTask> & { title: string })[]>(
      ...tasks: T
    ) => {
      const made: Task[] = [];
      for (const task of tasks) made.push(await aTask(app(), me(), task));
      return made as { [K in keyof T]: Task };
    },
  };
};
