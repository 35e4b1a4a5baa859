import { mostInList, type RouteKey, routes } from '@plenum/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, type Actor, aPublishedEvent } from './testing/builders.ts';
import type { Ask } from './testing/lists/ask.ts';
import { lists } from './testing/lists/asks.ts';
import { fillLists } from './testing/lists/crowd.ts';
import { others } from './testing/lists/others.ts';
import { planIn, rowsReadBy, tellPlans } from './testing/lists/plans.ts';
import { sql } from './platform/db/sql.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { createTestDb } from './testing/test-db.ts';

/** Beyond what is counted, and so many that reading all of them shows. */
const size = 20_000;
let app: TestApp;
let admin: Actor;
let params: Record<string, number>;
let read: number[] = [];

beforeAll(async () => {
  const testDb = await createTestDb();
  const client = new pg.Client(testDb.connection);
  await client.connect();
  await tellPlans(client, String(testDb.connection.database), 'notice');
  testDb.db.pool.on('connect', (one) =>
    one.on('notice', ({ message = '' }) => {
      const plan = planIn(message);
      if (plan) read.push(rowsReadBy(plan));
    }),
  );
  app = await openTestApp({ testDb });
  admin = await anAdmin(app);
  const eventId = (await aPublishedEvent(app, admin)).id;
  const { organisationId, id: personId } = admin.person;
  await fillLists(client, { organisationId, personId, eventId, size });
  await client.end();
  const found = await testDb.db.row<{ lobby: number; booth: number; letter: number }>(
    sql`select (select min(id) from chat_conversations where about = 'lobby') as lobby,
               (select min(id) from exhibitors) as booth,
               (select min(id) from bookings_letters) as letter`,
  );
  const [conversationId, exhibitorId] = [found?.lobby ?? 0, found?.booth ?? 0];
  params = { eventId, personId, conversationId, exhibitorId, letterId: found?.letter ?? 0 };
}, 120_000);
afterAll(() => app.close());

type Schema = Record<string, unknown>;

/** Whether there is a list in it that nothing in the contract keeps short. */
const hasList = (schema: unknown): boolean => {
  const { type, anyOf, properties, maxItems } = (schema ?? {}) as Schema;
  if (type === 'array') return Number(maxItems ?? Infinity) > 100;
  const parts = [...((anyOf ?? []) as unknown[]), ...Object.values((properties ?? {}) as Schema)];
  return parts.some(hasList);
};

const itemsIn = (body: unknown): number => {
  if (Array.isArray(body)) return body.length;
  if (typeof body !== 'object' || body === null) return 0;
  return Object.values(body).reduce<number>((sum, part) => sum + itemsIn(part), 0);
};

test('every list of the contract is looked at, or said not to grow', () => {
  const known = [...Object.keys(lists(size, 0)), ...Object.values(others).flat()];
  const grow = Object.entries(routes).flatMap(([key, { replies }]) =>
    key.startsWith('GET ') && hasList((replies as Record<number, unknown>)[200]) ? [key] : [],
  );
  expect(grow.length).toBeGreaterThan(90);
  expect(grow.filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !(key in routes))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

/** A statement is planned anew for some times, and then perhaps once for all. */
const times = 6;

/** The most rows that an answer was made from, and how many it may be made from: a few for each it tells. */
async function ask(key: RouteKey, { query, counts = 0 }: Ask) {
  let most = 0;
  let items = 0;
  for (let time = 0; time < times; time++) {
    read = [];
    const answer = await app.call(key, { token: admin.token, params, ...(query && { query }) });
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()]);
    items = itemsIn(answer.body);
    most = Math.max(
      most,
      read.reduce((sum, rows) => sum + rows, 0),
    );
  }
  expect(items).toBeLessThanOrEqual(mostInList);
  return { most, allowed: 5 * items + 2_500 + counts * 10_001 };
}

const asked = Object.entries(lists(size, 0)).flatMap(([key, asks = []]) =>
  asks.map(({ says = 'first page' }, place) => ({ key: key as RouteKey, says, place })),
);

describe.each(asked)('$key, $says', ({ key, place }) => {
  test('is not made from all there is', async () => {
    const one = lists(size, params['eventId'] ?? 0)[key]?.[place];
    if (!one) throw new Error(`${key} is asked for nothing.`);
    const { most, allowed } = await ask(key, one);
    if (one.whole) expect(most, 'It need not be excused any more').toBeGreaterThan(allowed);
    else expect(most).toBeLessThanOrEqual(allowed);
  });
});
