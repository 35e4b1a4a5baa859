import type { Employee, EmployeePage } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoEmployees } from '../../demo/employees.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addEmployees } from './index.ts';

let app: TestApp;
let admin: Actor;
let stranger: Actor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  stranger = await anAdmin(app, 'Someone Else');
  await addEmployees(app.testDb.db, admin.person.organisationId, demoEmployees);
});
afterAll(() => app.close());

const answerTo = (query: object = {}, token = admin.token) =>
  app.call('GET /api/datatables/data', { token, query: { ...query } });
const list = async (query: object = {}, by = admin) =>
  (await answerTo(query, by.token)).body as EmployeePage;
const all = async (by = admin) =>
  (await app.call('GET /api/datatables/initial-data', { token: by.token })).body as Employee[];

describe('a client of the spec', () => {
  test('gets all rows bare, each as it draws it', async () => {
    const rows = await all();
    expect(rows.length).toBeGreaterThanOrEqual(100);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        'responsive_id',
        'id',
        'avatar',
        'full_name',
        'post',
        'email',
        'city',
        'start_date',
        'salary',
        'age',
        'experience',
        'status',
      ]);
      expect(row.responsive_id).toBe('');
      expect(row.avatar).toMatch(/^$|^([1-9]|1\d|2[0-6])\.jpg$/);
      expect(row.start_date).toMatch(/^(0[1-9]|1[0-2])\/([0-2]\d|3[01])\/20\d\d$/);
      expect(row.salary).toMatch(/^\$\d{5}\.\d\d$/);
      expect(row.age).toMatch(/^\d\d$/);
      expect(row.experience).toMatch(/^(1 Year|\d+ Years)$/);
      expect([1, 2, 3, 4, 5]).toContain(row.status);
    }
    for (const name of ['full_name', 'email', 'id'] as const)
      expect(new Set(rows.map((row) => row[name])).size).toBe(rows.length);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(5);
  });

  test('pages through them as they stand, ten unless it says', async () => {
    const rows = await all();
    const bare = await list();
    expect(bare).toEqual({ allData: rows, invoices: rows.slice(0, 10), total: rows.length });
    const answer = await answerTo({ page: 2, perPage: 7, q: '' }, `"${admin.token}"`);
    expect(answer.body).toMatchObject({ invoices: rows.slice(7, 14), total: rows.length });
    expect(await list({ page: 99 })).toMatchObject({ invoices: [], total: rows.length });
  });

  test.each([
    ['full_name', (row: Employee) => row.full_name.slice(2, 9).toUpperCase()],
    ['post', (row: Employee) => row.post.toLowerCase()],
    ['email', (row: Employee) => row.email.slice(3, 12)],
    ['age', (row: Employee) => row.age],
    ['salary', (row: Employee) => row.salary],
    ['start_date', (row: Employee) => row.start_date],
  ] as const)('finds by %s', async (name, textOf) => {
    const [, sought] = await all();
    const q = sought ? textOf(sought) : '';
    const { allData, invoices, total } = await list({ q, perPage: 200 });
    expect(allData).toEqual(invoices);
    expect(total).toBe(invoices.length);
    expect(invoices).toContainEqual(sought);
    const searched = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const;
    for (const row of invoices)
      expect(
        searched.some((one) => row[one].toLowerCase().includes(q.toLowerCase())),
        name,
      ).toBe(true);
  });

  test('does not find by what the spec leaves out, and knows no wildcards', async () => {
    const [first] = await all();
    expect(await list({ q: first?.city ?? '' })).toMatchObject({ total: 0 });
    expect(await list({ q: '%' })).toMatchObject({ allData: [], invoices: [], total: 0 });
    expect(await list({ q: '_' })).toMatchObject({ total: 0 });
  });
});

describe('beyond the spec', () => {
  test('narrows by status', async () => {
    const { invoices, total } = await list({ status: 3, perPage: 200 });
    expect(total).toBe((await all()).filter(({ status }) => status === 3).length);
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set([3]));
  });

  const amount = ({ salary }: Employee) => Number(salary.slice(1));
  const moment = ({ start_date: date }: Employee) => `${date.slice(6)}/${date.slice(0, 5)}`;
  test.each([
    ['salary', (one: Employee, two: Employee) => amount(one) - amount(two)],
    ['-age', (one: Employee, two: Employee) => Number(two.age) - Number(one.age)],
    ['start_date', (one: Employee, two: Employee) => (moment(one) < moment(two) ? -1 : 1)],
  ])('sorts by %s for what it is, not for how it is written', async (sort, order) => {
    const { invoices } = await list({ sort, perPage: 200 });
    const byId = (await all()).toSorted((one, two) => order(one, two) || one.id - two.id);
    expect(invoices.map(({ id }) => id)).toEqual(byId.map(({ id }) => id));
  });

  test.each([
    { sort: 'password_hash' },
    { sort: 'age; drop table accounts' },
    { page: 0 },
    { perPage: 1_000_000 },
    { status: 6 },
    { q: 'x'.repeat(10_000) },
  ])('refuses %j', async (query) => {
    expect((await answerTo(query)).status).toBe(422);
  });
});

test('the sample is the organisation’s own, and for its organisers', async () => {
  expect(await all(stranger)).toEqual([]);
  expect(await list({}, stranger)).toEqual({ allData: [], invoices: [], total: 0 });
  const client = await aColleague(app, admin);
  expect((await answerTo({}, client.token)).status).toBe(403);
});
