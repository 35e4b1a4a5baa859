import { QueryClient } from '@tanstack/react-query';
import type { Messages, Task } from '@plenum/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { aTask } from '../../testing/a-task.ts';
import type { TaskList } from './todo.lists.ts';
import { listenToTasks } from './todo.live.ts';
import { hasArrived, listsKey, readWithNews } from './todo.news.ts';

const socket = vi.hoisted(() => ({
  handlers: new Map<string, (body: unknown) => void>(),
  reconnect: (): void => undefined,
}));
vi.mock('../../platform/socket-client.ts', () => ({
  onMessage: (name: string, handler: (body: unknown) => void) => {
    socket.handlers.set(name, handler);
    return () => socket.handlers.delete(name);
  },
  onReconnect: (listener: () => void) => {
    socket.reconnect = listener;
    return () => undefined;
  },
}));

const hear = <N extends keyof Messages>(name: N, body: Messages[N]) =>
  socket.handlers.get(name)?.(body);

const all: TaskList = { filter: 'all', tag: '', q: '', sort: 'position' };
const important: TaskList = { ...all, filter: 'important' };
const keyOf = (list: TaskList) => [...listsKey, list];

let client: QueryClient;
const shown = (list: TaskList) => client.getQueryData<Task[]>(keyOf(list));

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(keyOf(all), [aTask({ id: 1 }), aTask({ id: 2, position: 1 })]);
  client.setQueryData(keyOf(important), []);
  return listenToTasks(client);
});

test('a change reaches every list the task belongs to, in its place', () => {
  const task = aTask({ id: 2, position: -1, isImportant: true, version: 2 });
  hear('todo.task_changed', { task });
  expect(shown(all)?.map(({ id }) => id)).toEqual([2, 1]);
  expect(shown(important)).toEqual([task]);
});

test('a task leaves the lists it no longer belongs to', () => {
  hear('todo.task_changed', { task: aTask({ id: 1, isDeleted: true, version: 2 }) });
  expect(shown(all)?.map(({ id }) => id)).toEqual([2]);
});

test('what is older than what we know is ignored, also where the task is not listed', () => {
  hear('todo.task_changed', { task: aTask({ id: 1, isDeleted: true, version: 5 }) });
  hear('todo.task_changed', { task: aTask({ id: 1, title: 'Old', version: 4 }) });
  expect(shown(all)?.map(({ id }) => id)).toEqual([2]);
});

test('a task that is gone for this person can come back as it was', () => {
  const task = aTask({ id: 1, version: 3 });
  hear('todo.task_changed', { task });
  hear('todo.task_gone', { id: 1 });
  expect(shown(all)?.map(({ id }) => id)).toEqual([2]);
  hear('todo.task_changed', { task });
  expect(shown(all)?.map(({ id }) => id)).toEqual([1, 2]);
});

test('an answer that was on its way does not undo what was told meanwhile', async () => {
  let answer: (tasks: Task[]) => void = () => undefined;
  const reading = readWithNews(client, all, () => new Promise((resolve) => (answer = resolve)));
  hear('todo.task_changed', { task: aTask({ id: 1, title: 'New', version: 2 }) });
  hear('todo.task_gone', { id: 2 });
  answer([aTask({ id: 1 }), aTask({ id: 2, position: 1 })]);
  const tasks = await reading;
  expect(tasks.map(({ title }) => title)).toEqual(['New']);
});

test('stale lists and all messages give what reading anew gives, in whatever order lists are', () => {
  const changes = Array.from({ length: 60 }, (_, step) =>
    aTask({
      id: (step % 7) + 1,
      version: step + 2,
      position: (step * 37) % 11,
      isImportant: step % 3 === 0,
      isDeleted: step % 5 === 0,
    }),
  );
  for (const task of changes) hear('todo.task_changed', { task });
  const latest = [...new Map(changes.map((task) => [task.id, task])).values()];
  const byPosition = (a: Task, b: Task) => a.position - b.position || b.id - a.id;
  const kept = latest.filter((task) => !task.isDeleted).toSorted(byPosition);
  expect(shown(all)).toEqual(kept);
  expect(shown(important)).toEqual(kept.filter((task) => task.isImportant));
});

test('the key of an addition is remembered, so that it is not shown twice', () => {
  hear('todo.task_changed', { task: aTask({ id: 9 }), key: 'one' });
  expect([hasArrived(client, 'one'), hasArrived(client, 'two')]).toEqual([true, false]);
});

test('after a gap, and when the order was spread out, the lists are read again', () => {
  const read = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  socket.reconnect();
  hear('todo.order_changed', {});
  expect(read).toHaveBeenCalledTimes(2);
});
