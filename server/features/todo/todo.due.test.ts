import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aTask } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { listNotifications } from '../notifications/index.ts';
import { isToldNow, tellTasksDue } from './todo.due.ts';

describe('a task is told', () => {
  const berlin = {
    dueDate: '2027-03-28',
    dueAt: new Date('2027-03-28T00:00:00Z'),
    timeZone: 'Europe/Berlin',
    createdAt: new Date('2027-03-20T00:00:00Z'),
  };
  const at = (instant: string) => isToldNow(berlin, new Date(instant));

  test('from nine by its person’s clock, until noon', () => {
    expect(at('2027-03-28T06:59:00Z')).toBe(false);
    expect(at('2027-03-28T07:00:00Z')).toBe(true);
    expect(at('2027-03-28T09:59:00Z')).toBe(true);
    expect(at('2027-03-28T10:00:00Z')).toBe(false);
    expect(at('2027-03-27T08:00:00Z')).toBe(false);
    expect(at('2027-03-29T08:00:00Z')).toBe(false);
  });

  test('on the day an instant falls on there', () => {
    const task = { ...berlin, dueDate: '2027-03-28T23:30:00Z' };
    const late = { ...task, dueAt: new Date(task.dueDate) };
    expect(isToldNow(late, new Date('2027-03-28T08:00:00Z'))).toBe(false);
    expect(isToldNow(late, new Date('2027-03-29T08:00:00Z'))).toBe(true);
  });

  test('not when it was made that morning', () => {
    const task = { ...berlin, createdAt: new Date('2027-03-28T07:30:00Z') };
    expect(isToldNow(task, new Date('2027-03-28T08:00:00Z'))).toBe(false);
  });
});

describe('in the database', () => {
  let app: TestApp;
  let beside: TestApp;
  let admin: Actor;
  let client: Actor;

  beforeAll(async () => {
    app = await openTestApp();
    beside = await openTestApp({ beside: app });
  });
  afterAll(async () => {
    await beside.close();
    await app.close();
  });
  beforeEach(async () => {
    admin = await anAdmin(app);
    client = await aColleague(app, admin);
  });

  /** Ten in the morning by UTC, two days from now. */
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const ahead = (Date.parse(`${day}T10:00:00Z`) - Date.now()) / 1000;
  const round = async (...nodes: TestApp[]) => {
    for (const node of nodes) node.clock.ahead = ahead;
    await Promise.all(nodes.map(({ work }) => tellTasksDue(work)));
    for (const node of nodes) node.clock.ahead = 0;
  };
  const told = async ({ person }: Actor) =>
    (await listNotifications(app.work, person)).notifications;
  const mine = () => ({ assignee: { id: client.person.id, fullName: '' }, dueDate: day });

  test('its assignee hears of it once, also from two nodes, and nobody else', async () => {
    const { id } = await aTask(app, admin, { ...mine(), title: 'Book the studio' });
    await round(app, beside, app);
    await round(beside);
    expect(await told(client)).toMatchObject([
      { kind: 'todo.due', data: { taskId: id, title: 'Book the studio', dueOn: day } },
    ]);
    expect(await told(admin)).toEqual([]);
  });

  test('nobody hears of what is done, thrown away, nobody’s or due another day', async () => {
    await aTask(app, admin, { ...mine(), isCompleted: true });
    await aTask(app, admin, { ...mine(), isDeleted: true });
    await aTask(app, admin, { dueDate: day });
    await aTask(app, admin, { ...mine(), dueDate: '2020-01-01' });
    await round(app);
    expect(await told(client)).toEqual([]);
  });
});
