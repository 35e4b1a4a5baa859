import type { PersonLine } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sql } from '../../platform/db/sql.ts';
import { addMember, addMembers, addUpCounts } from '../organisations/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Page {
  people: PersonLine[];
  total: number;
  totalIsAtLeast?: true;
}
const pageFor = async (admin: Actor, query = {}) =>
  (await app.call('GET /api/people', { token: admin.token, query })).body as Page;

test('everyone is counted as they come, go and come back, also at the same time', async () => {
  const admin = await anAdmin(app);
  const guest = await aColleague(app, admin);
  const total = async () => (await pageFor(admin)).total;
  expect(await total()).toBe(2);
  const remove = () =>
    app.call('DELETE /api/people/:personId', {
      token: admin.token,
      params: { personId: guest.person.id },
    });
  const comeBack = () =>
    app.work.transaction((tx) =>
      addMember(tx, admin.person.organisationId, guest.person.id, 'client'),
    );
  await Promise.all([remove(), remove()]);
  expect(await total()).toBe(1);
  await Promise.all([comeBack(), comeBack(), comeBack()]);
  expect(await total()).toBe(2);
  await comeBack();
  await Promise.all([addUpCounts(app.testDb.db), addUpCounts(app.testDb.db)]);
  expect(await total()).toBe(2);
  expect((await pageFor(admin)).people).toHaveLength(2);
});

test('of very many counting stops, says so, and pages end there', async () => {
  const admin = await anAdmin(app);
  const rows = await app.testDb.db.rows<{ id: number }>(
    sql`insert into accounts (email, username, full_name)
        select 'crowd-' || n || '@example.org', 'crowd-' || n, 'Crowd Member'
        from generate_series(1, 10050) n returning id`,
  );
  const crowd = rows.map(({ id }) => ({ personId: id, role: 'client' as const, company: '' }));
  await addMembers(app.testDb.db, admin.person.organisationId, crowd);
  expect(await pageFor(admin, { page: 403 })).toEqual({
    people: [expect.anything()],
    total: 10_051,
  });
  const found = await pageFor(admin, { q: 'crowd', page: 400 });
  expect(found).toMatchObject({ total: 10_000, totalIsAtLeast: true });
  expect(found.people).toHaveLength(25);
  expect((await pageFor(admin, { q: 'crowd', page: 401 })).people).toEqual([]);
  expect(await pageFor(admin, { role: 'admin' })).toMatchObject({ total: 1 });
});

test('of very many the first are found, wherever they stand', async () => {
  const admin = await anAdmin(app);
  await app.testDb.db.transaction(async (tx) => {
    // The triggers would take their time; what they write is written here.
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run(sql`
      with new as (
        insert into accounts (email, username, full_name)
        select 'row-' || n || '@example.org', 'row-' || n,
          case when n <= 20000 then 'Aron ' else 'Zoe ' end || lpad(n::text, 5, '0')
        from generate_series(1, 30050) n returning id, full_name)
      insert into organisations_members
        (organisation_id, person_id, role, company, sort_name, search_text)
      select ${admin.person.organisationId}, id, 'client', '', lower(full_name), lower(full_name)
      from new`);
  });
  const names = async (query: Record<string, unknown>) => {
    const { people, ...counted } = await pageFor(admin, { perPage: 10, ...query });
    expect(counted).toEqual({ total: 10_000, totalIsAtLeast: true });
    return [people[0]?.fullName, people.at(-1)?.fullName];
  };
  expect(await names({ q: 'aron' })).toEqual(['Aron 00001', 'Aron 00010']);
  expect(await names({ q: 'zoe' })).toEqual(['Zoe 20001', 'Zoe 20010']);
  expect(await names({ q: 'zoe', page: 1000 })).toEqual(['Zoe 29991', 'Zoe 30000']);
  expect(await names({ q: 'zoe', sort: '-name' })).toEqual(['Zoe 30050', 'Zoe 30041']);
  expect(await names({ q: 'aron', sort: '-name' })).toEqual(['Aron 20000', 'Aron 19991']);
});
