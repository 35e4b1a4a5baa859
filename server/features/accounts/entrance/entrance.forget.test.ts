import type { SignedIn } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aNotice, anAdmin, aPersonWithPassword, type Actor } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { record } from '../../audit/index.ts';
import { addMember } from '../../organisations/index.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

test('whose account is deleted is in no record by their address, others are', async () => {
  const person = await aPersonWithPassword(app);
  const signedIn = await app.call('POST /jwt/login', { body: person });
  const { accessToken: token, userData } = signedIn.body as SignedIn;
  const { organisationId } = admin.person;
  const { db } = app.testDb;
  await addMember(db, organisationId, userData.id, 'client');
  const other = `not.${person.email}`;
  await app.work.transaction(async (tx) => {
    const before = { people: [{ email: person.email.toUpperCase() }, { email: other }] };
    await record(tx, admin.person, { action: 'accounts.invited', subject: person.email, before });
    await record(tx, admin.person, { action: 'accounts.invited', subject: other });
  });
  await aNotice(app, admin);
  await db.run(
    sql`update notifications set data = data || jsonb_build_object('eventName', ${person.email}::text)
        where organisation_id = ${organisationId}`,
  );
  const said = async () =>
    (
      await db.rows<{ said: string }>(
        sql`select row_to_json(e)::text as said from audit_entries e
            where organisation_id = ${organisationId} and action = 'accounts.invited'
            union all select data::text from notifications where organisation_id = ${organisationId}`,
      )
    )
      .map((row) => row.said)
      .join('\n');
  expect((await said()).toLowerCase()).toContain(`"${person.email}"`);

  const body = { email: person.email };
  expect((await app.call('POST /api/accounts/delete', { token, body })).status).toBe(200);
  await app.doJobs();
  expect((await said()).toLowerCase()).not.toContain(`"${person.email}"`);
  expect(await said()).toContain(`deleted-${userData.id}@deleted.invalid`);
  expect((await said()).split(`"${other}"`)).toHaveLength(3);
});

test.each([
  ['another address', sql`subject = 'b@example.org'`],
  ['other words', sql`subject = 'nobody'`],
  ['another deed', sql`subject = 'deleted-7@deleted.invalid', action = 'people.kept'`],
  ['another time', sql`subject = 'deleted-7@deleted.invalid', at = now() - interval '1 day'`],
])('an entry takes nothing else: %s', async (_what, change) => {
  const { db } = app.testDb;
  await app.work.transaction((tx) =>
    record(tx, admin.person, { action: 'people.changed', subject: 'a@example.org' }),
  );
  const whole = sql`update audit_entries set ${change} where action = 'people.changed'`;
  await expect(db.run(whole)).rejects.toThrow('append-only');
});
