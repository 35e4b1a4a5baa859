import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { type Actor, anAdmin } from '../testing/builders.ts';
import { mailsIn } from '../testing/email/email-writes.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const colleagues = 1_000;
let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  await app.testDb.db.run(
    sql`with made as (
          insert into accounts (username, email, full_name)
          select 'crowd-' || n, 'crowd-' || n || '@example.org', 'Crowd ' || n
          from generate_series(1, ${colleagues}::int) n returning id)
        insert into organisations_members (organisation_id, person_id, role)
        select ${admin.person.organisationId}, id, 'admin' from made`,
  );
});
afterAll(() => app.close());

const copies = async () =>
  (
    await app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int as count from email_copies where folder = 'inbox'`,
    )
  )?.count;

/** Two seconds on a machine of its own; the suite shares one. */
it('a thousand colleagues have it in one transaction, all of them or nobody', async ({
  annotate,
}) => {
  const mails = mailsIn(app);
  const draft = await mails.begin(admin, { to: [{ group: 'staff' }], subject: 'To all' });
  // The last step fails: the notice of one of them cannot be kept.
  await app.testDb.db.run(sql`alter table notifications rename to notifications_away`);
  const refused = await mails.trySend(admin, draft.id, { version: draft.version });
  await app.testDb.db.run(sql`alter table notifications_away rename to notifications`);
  expect(refused.status).toBe(500);
  expect(await copies()).toBe(0);
  expect((await mails.page(admin, 'draft')).rows.map(({ id }) => id)).toEqual([draft.id]);
  const began = performance.now();
  await mails.send(admin, draft);
  const took = Math.round(performance.now() - began);
  expect(await copies()).toBe(colleagues);
  await annotate(`${colleagues} colleagues in ${took} ms`);
  expect(took).toBeLessThan(10_000);
});
