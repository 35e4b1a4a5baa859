import { type Route, type RouteKey, routes } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isFullDrill } from './config/drill-size.ts';
import { aColleague, type Actor, anAdmin, aTask } from './testing/builders.ts';
import { arbitraryOf } from './testing/sample.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const table = Object.entries(routes) as [RouteKey, Route][];
// Each of these hashes a password at every run.
const heavy = new Set<RouteKey>(['POST /jwt/login', 'POST /jwt/register']);

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 1 };
  app = await openTestApp({
    limits: { 'sign-up': many, 'sign-in': many, renew: many, account: many },
  });
  await letIn();
});
afterAll(() => app.close());

async function letIn(): Promise<void> {
  admin = await anAdmin(app);
  for (let count = 0; count < 5; count++) await aTask(app, admin);
}

/** Some calls end sessions; whoever is shut out would prove nothing by what is tried after it. */
beforeEach(async () => {
  const { status } = await app.call('GET /api/accounts/sessions', { token: admin.token });
  if (status === 401) await letIn();
});

const partsOf = (route: Route) =>
  fc.record({
    ...(route.params && { params: fc.oneof(arbitraryOf(route.params), wild(route.params)) }),
    ...(route.query && { query: fc.oneof(arbitraryOf(route.query), wild(route.query)) }),
    ...(route.body && {
      body: fc.oneof(
        { weight: 4, arbitrary: arbitraryOf(route.body) },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
    }),
  });

/** Where nothing can be said, what is asked again is the same; asked twice, it meets what it did itself. */
const runsOf = (key: RouteKey, { params, query, body }: Route): number => {
  if (!params && !query && !body) return 2;
  if (heavy.has(key)) return 25;
  return isFullDrill ? 300 : 75;
};

/** The right names with anything in them. */
const wild = (schema: { properties: object }) =>
  fc.record(
    Object.fromEntries(
      Object.keys(schema.properties).map((name) => [
        name,
        fc.string({ unit: 'binary', maxLength: 300 }),
      ]),
    ),
  );

describe.each(table)('%s', (key, route) => {
  test('never answers with a fault of ours', async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(partsOf(route), async (parts) => {
        const token =
          key === 'POST /jwt/logout' ? (await aColleague(app, admin)).token : admin.token;
        const answer = await app.call(key, { ...(parts as object), token });
        statuses.add(answer.status);
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: runsOf(key, route) },
    );
    if (route.access !== 'public') expect([...statuses], 'was let in').not.toEqual([401]);
  });
});
