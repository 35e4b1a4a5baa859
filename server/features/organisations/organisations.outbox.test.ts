import type { OutboxPage } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertEnvelope } from '../../platform/mail/mail.queries.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(async () => {
  await app.close();
});

const page = async (query: { before?: number }) =>
  (await app.call('GET /api/organisations/outbox', { token: admin.token, query }))
    .body as OutboxPage;

test('is read to its end, each mail once, newest first', async () => {
  const { total: before } = await page({});
  for (let count = 0; count < 205; count += 1) {
    await insertEnvelope(app.testDb.db, admin.person.organisationId, {
      to: 'ada@example.org',
      subject: `No ${count}`,
      isListed: true,
      state: 'queued',
    });
  }
  const read: number[] = [];
  const sizes: number[] = [];
  for (let last: number | undefined, hasMore = true; hasMore; last = read.at(-1)) {
    const { mails, total, ...found } = await page(last ? { before: last } : {});
    expect(total).toBe(before + 205);
    read.push(...mails.map(({ id }) => id));
    sizes.push(mails.length);
    ({ hasMore } = found);
  }
  expect(sizes).toEqual([100, 100, before + 5]);
  expect(read).toEqual([...new Set(read)].toSorted((one, other) => other - one));
});
