import type { NewTask, Task, TaskUpdate } from '@plenum/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, type CallReply } from '../../platform/api-client.ts';
import type { TaskList } from './todo.order.ts';

export type AssigneeChoice = CallReply<'GET /api/todo/assignees'>[number];

export function readTasks(list: TaskList, signal: AbortSignal): Promise<Task[]> {
  const { filter, tag, q, sort } = list;
  return call('GET /apps/todo/tasks', { query: { filter, tag, q, sortBy: sort }, signal });
}

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
