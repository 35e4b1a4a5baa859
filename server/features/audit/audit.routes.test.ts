import type { AuditEntry } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
