import type { AuditEntry, PersonLine } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => (admin = await anAdmin(app, 'Ada Sommer')));
afterAll(() => app.close());

const list = async (query = {}, by = admin) =>
  (await app.call('GET /api/people', { token: by.token, query })).body as {
    people: PersonLine[];
    total: number;
  };
const names = async (query = {}) => (await list(query)).people.map(({ fullName }) => fullName);
const change = (who: Actor, body: object, by = admin) =>
  app.call('PATCH /api/people/:personId', {
    token: by.token,
    params: { personId: who.person.id },
    body,
  });
const remove = (who: Actor, by = admin) =>
  app.call('DELETE /api/people/:personId', {
    token: by.token,
    params: { personId: who.person.id },
  });
const works = async (who: Actor) =>
  (await app.call('GET /apps/todo/tasks', { token: who.token })).status;
const audit = async (query = {}) =>
  (
    (await app.call('GET /api/audit', { token: admin.token, query })).body as {
      entries: AuditEntry[];
    }
  ).entries;

describe('the list', () => {
  test('finds by any part of name, username, address and company, with no wildcards', async () => {
    const ines = await aColleague(app, admin, 'client', 'Inês Barros');
    await aColleague(app, admin, 'admin', 'Tomasz 100%');
    await change(ines, { company: 'Müller & Söhne_GmbH' });
    expect(await names()).toEqual(['Ada Sommer', 'Inês Barros', 'Tomasz 100%']);
    expect(await names({ q: 'INÊS' })).toEqual(['Inês Barros']);
    expect(await names({ q: 'söhne' })).toEqual(['Inês Barros']);
    expect(await names({ q: ines.email.slice(3) })).toEqual(['Inês Barros']);
    expect(await names({ q: '0%' })).toEqual(['Tomasz 100%']);
    expect(await names({ q: 'e_g' })).toEqual(['Inês Barros']);
    expect(await names({ q: '%' })).toEqual(['Tomasz 100%']);
    expect(await names({ role: 'admin' })).toEqual(['Ada Sommer', 'Tomasz 100%']);
    expect(await names({ q: 'barros', role: 'admin' })).toEqual([]);
  });

  test('tells apart who is active, who was shut out, and whose address nobody confirmed', async () => {
    const [open, shut, unproven] = await Promise.all([
      aColleague(app, admin),
      aColleague(app, admin),
      aColleague(app, admin),
    ]);
    await change(shut, { isActive: false });
    const { db } = app.testDb;
    await db.run(sql`update accounts set verified_at = now()`);
    await db.run(sql`update accounts set verified_at = null
                     where id = any(${[unproven.person.id, shut.person.id]})`);
    const idsIn = async (state: string) =>
      (await list({ state })).people.map(({ id }) => id).toSorted((a, b) => a - b);
    const [me, first, last] = [admin.person.id, open.person.id, unproven.person.id];
    expect(await idsIn('active')).toEqual([me, first, last].toSorted((a, b) => a - b));
    expect(await idsIn('deactivated')).toEqual([shut.person.id]);
    expect(await idsIn('unverified')).toEqual([last]);
    expect((await list({ state: 'unverified' })).total).toBe(1);
  });
  test('pages from both ends alike, in every order', async () => {
    for (let count = 0; count < 11; count++) {
      await aColleague(app, admin, 'client', `Person ${String(count).padStart(2, '0')}`);
    }
    for (const sort of ['name', '-name', 'joined', '-joined', 'seen', '-seen']) {
      const all = await names({ sort, perPage: 100 });
      const paged: string[] = [];
      for (let page = 1; page <= 4; page++)
        paged.push(...(await names({ sort, page, perPage: 5 })));
      expect(paged).toEqual(all);
      expect(all).toHaveLength(12);
    }
    expect(await list({ page: 99 })).toEqual({ people: [], total: 12 });
  });

  test.each([{ sort: 'password_hash' }, { perPage: 1_000_000 }, { page: -1 }, { role: 'owner' }])(
    'refuses %j',
    async (query) => {
      const answer = await app.call('GET /api/people', { token: admin.token, query });
      expect(answer.status).toBe(422);
    },
  );

  test('never shows what is secret', async () => {
    const { text } = await app.call('GET /api/people', { token: admin.token });
    expect(text).not.toMatch(/password|hash|argon/i);
  });
});

describe('a change of role', () => {
  test('bites at the next request and closes sockets', async () => {
    const colleague = await aColleague(app, admin, 'admin');
    const asAdmin = () => app.call('GET /api/people', { token: colleague.token });
    expect((await asAdmin()).status).toBe(200);
    const socket = await openTestSocket(address, colleague.token);
    const answer = await change(colleague, { role: 'client' });
    expect(answer.body).toMatchObject({ person: { role: 'client' } });
    expect((await asAdmin()).status).toBe(403);
    expect(await socket.closed).toBe('io server disconnect');
    expect(await works(colleague)).toBe(200);
  });

  test('leaves the last admin in place, however it is tried and by however many at once', async () => {
    expect((await change(admin, { role: 'client' })).body).toMatchObject({
      code: 'people.last_admin',
    });
    expect((await change(admin, { isActive: false })).status).toBe(409);
    expect((await remove(admin)).status).toBe(409);
    const second = await aColleague(app, admin, 'admin');
    const both = await Promise.all([
      change(admin, { role: 'client' }, second),
      change(second, { role: 'client' }, admin),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test.each([{ id: 1 }, { email: 'x@example.org' }, { organisation_id: 1 }, { role: 'owner' }])(
    'cannot smuggle %j in',
    async (body) => {
      const colleague = await aColleague(app, admin);
      expect((await change(colleague, body)).status).toBe(422);
    },
  );
});

describe('access', () => {
  test('ends when someone is deactivated, and comes back with a new sign-in', async () => {
    const colleague = await aColleague(app, admin);
    await change(colleague, { isActive: false });
    expect(await works(colleague)).toBe(401);
    const renewed = await app.call('POST /jwt/refresh-token', {
      body: { refreshToken: colleague.refreshToken },
    });
    expect(renewed.status).toBe(401);
    expect(await names({ state: 'deactivated' })).toEqual(['Noah Berger']);
    await change(colleague, { isActive: true });
    expect(await names({ state: 'deactivated' })).toEqual([]);
  });

  test('ends when someone is removed; what they made stays', async () => {
    const colleague = await aColleague(app, admin);
    await app.call('POST /apps/todo/add-tasks', {
      token: colleague.token,
      body: { task: { title: 'Made by a leaver' } },
    });
    expect((await remove(colleague)).status).toBe(200);
    expect(await works(colleague)).toBe(401);
    expect((await remove(colleague)).status).toBe(404);
    expect((await list()).total).toBe(1);
    const tasks = await app.call('GET /apps/todo/tasks', { token: admin.token });
    expect(tasks.body).toMatchObject([{ title: 'Made by a leaver' }]);
  });

  test('of many changes for all or for none', async () => {
    const [one, two, stranger] = [
      await aColleague(app, admin),
      await aColleague(app, admin),
      await anAdmin(app),
    ];
    const update = (ids: number[]) =>
      app.call('POST /api/people/update', {
        token: admin.token,
        body: { ids, change: { isActive: false } },
      });
    const refused = await update([one.person.id, stranger.person.id]);
    expect(refused.status).toBe(404);
    expect(await works(one)).toBe(200);
    expect((await update([one.person.id, two.person.id])).body).toEqual({ changed: 2 });
    expect([await works(one), await works(two)]).toEqual([401, 401]);
  });
});

describe('the audit', () => {
  test('tells who did what to whom, from where, before and after', async () => {
    const colleague = await aColleague(app, admin);
    await change(colleague, { role: 'admin' });
    await change(colleague, { role: 'admin' });
    expect(await audit({ action: 'people.changed' })).toMatchObject([
      {
        person: { id: admin.person.id, fullName: 'Ada Sommer' },
        network: '127.0.0.1',
        subjectId: colleague.person.id,
        subject: 'Noah Berger',
        before: { role: 'client', company: '', isActive: true },
        after: { role: 'admin', company: '', isActive: true },
      },
    ]);
  });

  test('is the organisation’s own and reads on page by page', async () => {
    const colleague = await aColleague(app, admin);
    for (let count = 0; count < 60; count++)
      await change(colleague, { company: `Company ${count}` });
    const action = 'people.changed';
    const first = await audit({ action });
    expect(first).toHaveLength(50);
    const rest = await audit({ action, before: first.at(-1)?.id });
    expect(rest).toHaveLength(10);
    const stranger = await anAdmin(app);
    const theirs = await app.call('GET /api/audit', { token: stranger.token });
    expect((theirs.body as { entries: AuditEntry[] }).entries.map((entry) => entry.action)).toEqual(
      ['accounts.signed_in'],
    );
  });

  test.each([
    'update audit_entries set action = $1',
    'delete from audit_entries where action <> $1',
  ])('refuses to be changed by %s', async (statement) => {
    await change(await aColleague(app, admin), { role: 'admin' });
    const [before = ''] = statement.split('$1');
    const tampering = app.testDb.db.run({ parts: [before, ''], values: ['x'] });
    await expect(tampering).rejects.toThrow('append-only');
  });
});
