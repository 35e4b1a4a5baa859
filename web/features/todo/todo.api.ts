import type { NewTask, Task, TaskUpdate } from '@plenum/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, type CallReply } from '../../platform/api-client.ts';
import type { TaskList } from './todo.lists.ts';
import { listsKey, readWithNews } from './todo.news.ts';

export type AssigneeChoice = CallReply<'GET /api/todo/assignees'>[number];

export const taskListOptions = (client: QueryClient, list: TaskList) =>
  queryOptions({
    queryKey: [...listsKey, list],
    queryFn: ({ signal }) => {
      const { filter, tag, q, sort } = list;
      const query = { filter, tag, q, sortBy: sort };
      return readWithNews(client, list, () => call('GET /apps/todo/tasks', { query, signal }));
    },
  });

export const assigneesOptions = (q: string) =>
  queryOptions({
    queryKey: ['todo', 'assignees', q],
    queryFn: ({ signal }) => call('GET /api/todo/assignees', { query: { q }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });

export async function addTask(task: NewTask, idempotencyKey: string): Promise<Task> {
  return (await call('POST /apps/todo/add-tasks', { body: { task }, idempotencyKey })).task;
}

/** Also deletes and restores: the answer tells the task's new version. */
export async function updateTask(task: TaskUpdate, idempotencyKey: string): Promise<Task> {
  return (await call('POST /apps/todo/update-task', { body: { task }, idempotencyKey })).task;
}

export async function moveTask(
  taskId: number,
  beforeId: number | null,
  idempotencyKey: string,
): Promise<Task> {
  const input = { params: { taskId }, body: { beforeId }, idempotencyKey };
  return (await call('POST /api/todo/tasks/:taskId/move', input)).task;
}
