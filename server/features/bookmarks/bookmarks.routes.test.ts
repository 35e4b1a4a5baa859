import type { Bookmarks } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { pages } from './bookmarks.pages.ts';

let app: TestApp;
let address: string;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const [dashboard, email, chat, todo, calendar, settings, account] = [1, 3, 4, 5, 6, 23, 26];
const usual = [email, chat, todo, calendar];

const read = async (by = admin) =>
  (await app.call('GET /api/bookmarks/data', { token: by.token })).body as Bookmarks;
const marked = async (by = admin) => (await read(by)).bookmarks.map(({ id }) => id);
const update = (body: unknown, by = admin) =>
  app.call('POST /api/bookmarks/update', { token: by.token, body });
const order = (ids: unknown, by = admin) =>
  app.call('PUT /api/bookmarks/order', { token: by.token, body: { ids } });

describe('a client of the spec', () => {
  test('reads pages with everything it draws, and finds the work apps marked from the start', async () => {
    const { suggestions, bookmarks } = await read();
    expect(bookmarks.map(({ id }) => id)).toEqual(usual);
    expect(bookmarks.slice(1, 3)).toEqual([
      {
        id: chat,
        target: 'chat',
        isBookmarked: true,
        title: 'Chat',
        icon: 'MessageSquare',
        link: '/apps/chat',
      },
      {
        id: todo,
        target: 'todo',
        isBookmarked: true,
        title: 'To-do',
        icon: 'CheckSquare',
        link: '/apps/todo/all',
      },
    ]);
    expect(new Set(suggestions.filter(({ isBookmarked }) => isBookmarked))).toEqual(
      new Set(bookmarks),
    );
    for (const page of suggestions) {
      expect(page.target).toMatch(/^[a-z-]+$/);
      expect(page.icon).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(page.link).toMatch(/^\//);
    }
    for (const name of ['id', 'target', 'link'] as const)
      expect(new Set(suggestions.map((page) => page[name])).size).toBe(suggestions.length);
  });

  test('turns a mark over with nothing but the id', async () => {
    expect(await update({ id: dashboard })).toMatchObject({ status: 200, body: {} });
    expect(await marked()).toEqual([...usual, dashboard]);
    await update({ id: String(todo) });
    expect(await marked()).toEqual([email, chat, calendar, dashboard]);
    const { suggestions } = await read();
    expect(suggestions.find(({ id }) => id === dashboard)?.isBookmarked).toBe(true);
  });
});

describe('a mark', () => {
  test('that says what is meant can be sent twice', async () => {
    for (let time = 0; time < 2; time++) await update({ id: dashboard, isBookmarked: true });
    expect(await marked()).toEqual([...usual, dashboard]);
    for (let time = 0; time < 2; time++) await update({ id: todo, isBookmarked: false });
    expect(await marked()).toEqual([email, chat, calendar, dashboard]);
  });

  test('is not lost when several are set at once, the very first ones too', async () => {
    await Promise.all([dashboard, settings, account].map((id) => update({ id })));
    expect(new Set(await marked())).toEqual(new Set([...usual, dashboard, settings, account]));
  });

  test('belongs to one person in one organisation', async () => {
    const colleague = await aColleague(app, admin, 'admin');
    await update({ id: settings });
    expect(await marked(colleague)).toEqual(usual);
    expect(await marked(await anAdmin(app))).toEqual(usual);
  });

  test.each([
    [{}],
    [{ id: 'x' }],
    [{ id: '0' }],
    [{ id: '' }],
    [{ id: -1 }],
    [{ id: 1, personId: 2 }],
    [null],
  ])('refuses %j', async (body) => {
    expect((await update(body)).status).toBe(422);
    expect(await marked()).toEqual(usual);
  });

  test('of a page that is not there or not for this person answers 404', async () => {
    const client = await aColleague(app, admin);
    const missing = await update({ id: 999_999 }, client);
    const forbidden = await update({ id: settings }, client);
    const large = await update({ id: Number.MAX_SAFE_INTEGER }, client);
    expect([missing.status, forbidden.status, large.status]).toEqual([404, 404, 404]);
    expect(forbidden.text).toBe(missing.text);
    expect(await marked(client)).toEqual(usual);
  });

  test('a client gets no page of organisers, also of a mark made as one', async () => {
    const colleague = await aColleague(app, admin, 'admin');
    await update({ id: settings }, colleague);
    await app.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: colleague.person.id },
      body: { role: 'client' },
    });
    const { suggestions, bookmarks } = await read(colleague);
    expect(bookmarks.map(({ id }) => id)).toEqual(usual);
    const forEveryone = pages.filter(({ role }) => role !== 'admin').map(({ link }) => link);
    expect(suggestions.map(({ link }) => link)).toEqual(forEveryone);
    expect(forEveryone).not.toContain('/settings');
  });
});

describe('the order', () => {
  test('is the person’s own', async () => {
    for (const id of [dashboard, settings]) await update({ id });
    expect(await order([settings, ...usual, dashboard])).toMatchObject({ status: 200, body: {} });
    expect(await marked()).toEqual([settings, ...usual, dashboard]);
  });

  test('marks nothing and forgets nothing', async () => {
    for (const id of [dashboard, settings]) await update({ id });
    await order([settings, account, 999_999]);
    expect(await marked()).toEqual([settings, ...usual, dashboard]);
  });

  test.each([[[1, 1]], ['x'], [[{}]], [Array.from({ length: 501 }, (_, id) => id + 1)]])(
    'refuses %j',
    async (ids) => {
      expect((await order(ids)).status).toBe(422);
    },
  );
});

test('the person’s other windows hear of it, and nobody else', async () => {
  const colleague = await aColleague(app, admin, 'admin');
  const [mine, theirs] = [
    await openTestSocket(address, admin.token),
    await openTestSocket(address, colleague.token),
  ];
  await update({ id: dashboard });
  await update({ id: settings }, colleague);
  expect(await mine.hears('bookmarks.changed')).toEqual({ ids: [...usual, dashboard] });
  expect(await theirs.hears('bookmarks.changed')).toEqual({ ids: [...usual, settings] });
  for (const { socket, heard } of [mine, theirs]) {
    expect(heard).toHaveLength(1);
    socket.close();
  }
});
