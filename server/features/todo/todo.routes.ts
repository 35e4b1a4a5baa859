import { todoRoutes } from '@plenum/contract/features/todo/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { moveTask } from './todo.move-task.ts';
import { addTask, deleteTask, listAssignees, listTasks, updateTask } from './todo.service.ts';

export const todoHandlers = (work: Work): Handlers<typeof todoRoutes> => ({
  'GET /apps/todo/tasks': async ({ person, received }) => ({
    status: 200,
    ...(await listTasks(work, person, received.query)),
  }),
  'POST /apps/todo/add-tasks': async ({ person, received, repeatKey }) => ({
    status: 201,
    body: { task: await addTask(work, person, received.body.task, repeatKey) },
  }),
  'POST /apps/todo/update-task': async ({ person, received }) => ({
    status: 200,
    body: { task: await updateTask(work, person, received.body.task) },
  }),
  'DELETE /apps/todo/delete-task': async ({ person, received }) => {
    await deleteTask(work, person, received.query.taskId);
    return { status: 200, body: {} };
  },
  'POST /api/todo/tasks/:taskId/move': async ({ person, received }) => ({
    status: 200,
    body: { task: await moveTask(work, person, received.params.taskId, received.body.beforeId) },
  }),
  'GET /api/todo/assignees': async ({ person, received }) => ({
    status: 200,
    body: await listAssignees(work, person, received.query.q),
  }),
});
