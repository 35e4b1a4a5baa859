import type { AuditEntry } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

test('is asked for one action, or for all that a feature records', async () => {
  const admin = await anAdmin(app, 'Ada Sommer');
  const colleague = await aColleague(app, admin);
  await app.call('PATCH /api/people/:personId', {
    token: admin.token,
    params: { personId: colleague.person.id },
    body: { company: 'Müller' },
  });
  const actions = async (action: string) => {
    const { body } = await app.call('GET /api/audit', { token: admin.token, query: { action } });
    const { entries } = body as { entries: AuditEntry[] };
    return new Set(entries.map((entry) => entry.action));
  };
  expect(await actions('people')).toEqual(new Set(['people.changed']));
  expect(await actions('people.changed')).toEqual(new Set(['people.changed']));
  expect(await actions('people.change')).toEqual(new Set());
  expect(await actions('peopl')).toEqual(new Set());
  expect(await actions('accounts')).toEqual(new Set(['accounts.signed_in']));
});

test('leaves out one action, or all that a feature records', async () => {
  const admin = await anAdmin(app, 'Ada Sommer');
  const colleague = await aColleague(app, admin);
  for (const company of ['Müller', 'Sommer'])
    await app.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: colleague.person.id },
      body: { company },
    });
  const actions = async (query: { without: string; action?: string }) => {
    const { body } = await app.call('GET /api/audit', { token: admin.token, query });
    return (body as { entries: AuditEntry[] }).entries.map((entry) => entry.action);
  };
  const others = await actions({ without: 'people' });
  expect(others).toContain('accounts.signed_in');
  expect(others.filter((action) => action.startsWith('people.'))).toEqual([]);
  expect(await actions({ without: 'accounts', action: 'people' })).toHaveLength(2);
  expect(await actions({ without: 'people.changed', action: 'people' })).toEqual([]);
});

test('of a time tells every entry made in it, whatever their numbers, page by page', async () => {
  const admin = await anAdmin(app);
  const { organisationId } = admin.person;
  // Each number a day earlier than the one before: a clock set back, over and over.
  await app.testDb.db.run(
    sql`insert into audit_entries (organisation_id, at, network, action)
        select ${organisationId}, timestamptz '2026-06-01' - n * interval '1 day', '', 'people.changed'
        from generate_series(1, 120) n`,
  );
  const read = async (query: Record<string, unknown>) =>
    (await app.call('GET /api/audit', { token: admin.token, query })).body as {
      entries: AuditEntry[];
      hasMore: boolean;
    };
  const time = { from: '2026-02-11T00:00:00Z', to: '2026-05-31T00:00:00Z' };
  const days: string[] = [];
  for (let hasMore = true, last: number | undefined; hasMore;) {
    const page = await read({ ...time, ...(last && { before: last }) });
    days.push(...page.entries.map(({ at }) => at.slice(0, 10)));
    ({ hasMore } = page);
    last = page.entries.at(-1)?.id;
  }
  expect(days).toHaveLength(109);
  expect(days).toEqual(days.toSorted().toReversed());
  expect([days[0], days.at(-1)]).toEqual(['2026-05-30', '2026-02-11']);
  expect(new Set(days).size).toBe(109);
  const { entries } = await read({ to: '2026-02-04T00:00:00Z' });
  expect(entries.map(({ at }) => at.slice(0, 10))).toEqual([
    '2026-02-03',
    '2026-02-02',
    '2026-02-01',
  ]);
});
