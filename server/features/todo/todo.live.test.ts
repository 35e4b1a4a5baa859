import type { Task } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aTask } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let client: Actor;
let atAdmin: TestSocket;
let atClient: TestSocket;
let atStranger: TestSocket;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  client = await aColleague(app, admin);
  const stranger = await anAdmin(app);
  atAdmin = await openTestSocket(address, admin.token);
  atClient = await openTestSocket(address, client.token);
  atStranger = await openTestSocket(address, stranger.token);
});
afterAll(() => app.close());

const update = (task: object) =>
  app.call('POST /apps/todo/update-task', { token: admin.token, body: { task } });

/** A task that everyone of the organisation hears of: what came before it has arrived by then. */
async function lastWord(): Promise<void> {
  const { id } = await aTask(app, admin, {
    title: 'Last',
    assignee: { id: client.person.id, fullName: '' },
  });
  const isIt = ({ task }: { task: Task }) => task.id === id;
  await Promise.all([
    atAdmin.hears('todo.task_changed', isIt),
    atClient.hears('todo.task_changed', isIt),
  ]);
}

test('the sender’s own window hears a change, other organisations never', async () => {
  const task = await aTask(app, admin);
  const { task: heard } = await atAdmin.hears('todo.task_changed');
  expect(heard).toEqual(task);
  await lastWord();
  expect(atStranger.heard).toEqual([]);
});

test('a client hears only of tasks that are theirs, and when one is taken away', async () => {
  const { id } = await aTask(app, admin, { title: 'Not theirs' });
  await update({ id, assignee: { id: client.person.id, fullName: '' } });
  await atClient.hears('todo.task_changed', ({ task }) => task.id === id);
  await update({ id, assignee: null });
  await atClient.hears('todo.task_gone');
  await update({ id, title: 'Secret' });
  await lastWord();
  const names = atClient.heard.map(({ name }) => name);
  expect(names).toEqual(['todo.task_changed', 'todo.task_gone', 'todo.task_changed']);
  expect(JSON.stringify(atClient.heard)).not.toContain('Secret');
});

test('an addition is told with the key its sender gave it', async () => {
  const headers = { 'idempotency-key': 'made-by-the-client' };
  const body = { task: { title: 'Known by its key' } };
  await app.call('POST /apps/todo/add-tasks', { token: admin.token, body, headers });
  const { key } = await atAdmin.hears('todo.task_changed');
  expect(key).toBe('made-by-the-client');
});

test('nothing is told of a write that failed', async () => {
  const refused = await app.call('POST /apps/todo/add-tasks', {
    token: admin.token,
    body: { task: { title: 'x', assignee: { id: 999_999, fullName: '' } } },
  });
  expect(refused.status).toBe(422);
  await lastWord();
  expect(atAdmin.heard).toHaveLength(1);
});

test('everyone with the list hears when the order was spread out', async () => {
  const [a, b, c] = [await aTask(app, admin), await aTask(app, admin), await aTask(app, admin)];
  for (let time = 0; time < 60; time++) {
    await app.call('POST /api/todo/tasks/:taskId/move', {
      token: admin.token,
      params: { taskId: time % 2 ? b.id : c.id },
      body: { beforeId: a.id },
    });
  }
  expect(await atAdmin.hears('todo.order_changed')).toEqual({});
});
