import type { Task } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { todoCalls } from '../../testing/todo-calls.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const { titles, several, move, list, add, update, remove } = todoCalls(
  () => app,
  () => admin,
);

describe('moving', () => {
  test('puts a task before another one or last', async () => {
    const [a, b, c] = await several({ title: 'a' }, { title: 'b' }, { title: 'c' });
    const order = () => titles({ sortBy: 'position' });
    expect(await order()).toEqual(['c', 'b', 'a']);
    await move(a.id, b.id);
    expect(await order()).toEqual(['c', 'a', 'b']);
    await move(c.id, null);
    expect(await order()).toEqual(['a', 'b', 'c']);
    await move(c.id, a.id);
    expect(await order()).toEqual(['c', 'a', 'b']);
    await move(c.id, c.id);
    expect(await order()).toEqual(['c', 'a', 'b']);
    expect(await titles()).toEqual(['c', 'b', 'a']);
  });

  test('goes on when a gap is used up', async () => {
    const [a, b, c] = await several({ title: 'a' }, { title: 'b' }, { title: 'c' });
    for (let time = 0; time < 60; time++) await move(time % 2 ? b.id : c.id, a.id);
    expect(await titles({ sortBy: 'position' })).toEqual(['c', 'b', 'a']);
  });

  test('of many at once ends in an order that has everyone once', async () => {
    const tasks = await several(...Array.from({ length: 6 }, (_, n) => ({ title: `${n}` })));
    const answers = await Promise.all(
      tasks.map((task, n) => move(task.id, tasks[(n + 3) % tasks.length]?.id ?? null)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const order = await list({ sortBy: 'position' });
    expect(new Set(order.map(({ position }) => position)).size).toBe(6);
  });
});

describe('a client', () => {
  test('sees, changes and makes what is theirs, and nothing else', async () => {
    const client = await aColleague(app, admin);
    const [others, given] = await several(
      { title: 'Of others' },
      { title: 'Given', assignee: { id: client.person.id, fullName: '' } },
    );
    const own = (await add({ title: 'Own' }, {}, client)).body as { task: Task };
    expect(await titles({}, client)).toEqual(['Own', 'Given']);
    expect((await update({ id: given?.id, isCompleted: true }, client)).status).toBe(200);
    expect((await update({ id: others?.id, title: 'Mine now' }, client)).status).toBe(404);
    expect((await remove(others?.id, client)).status).toBe(404);
    expect((await move(own.task.id, others?.id ?? 0, client)).status).toBe(404);
    expect(await titles({}, admin)).toEqual(['Own', 'Given', 'Of others']);
  });

  test('gives tasks to nobody but themselves', async () => {
    const client = await aColleague(app, admin);
    const assign = (id: number) => add({ title: 'x', assignee: { id, fullName: '' } }, {}, client);
    expect((await assign(admin.person.id)).status).toBe(422);
    expect((await assign(client.person.id)).status).toBe(201);
    const choices = await app.call('GET /api/todo/assignees', { token: client.token });
    expect(choices.body).toEqual([{ id: client.person.id, fullName: 'Noah Berger', avatar: null }]);
  });
});
