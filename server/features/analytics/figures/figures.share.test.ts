import type { AnalyticsReport, ShareReport } from '@plenum/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writeViews } from '../counting/counting.write.ts';

let app: TestApp;
let admin: Actor;

const ask = (query: Record<string, string>, token: string | null = admin.token) =>
  app.call('GET /api/analytics/share', { token, query });

const share = async (query: Record<string, string>) => {
  const { status, body, text } = await ask(query);
  expect(status, text).toBe(200);
  return body as ShareReport;
};

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  const { slug } = await aPublishedEvent(app, admin);
  const view = (country: string, source: string, minutesAgo: number, visitor: string) => ({
    key: randomBytes(16).toString('hex'),
    at: new Date(app.work.clock.now().getTime() - minutesAgo * 60_000),
    slug,
    organisationId: null,
    screen: 'event' as const,
    device: 'desk' as const,
    country,
    source,
    visitor: `guest ${visitor}`,
  });
  await writeViews(app.work.db, [
    view('PT', '', 1, 'one'),
    view('PT', '', 0, 'one'),
    view('PT', 'news.example', 2 * 1_440, 'two'),
    view('DE', '', 1, 'three'),
    view('', '', 1, 'four'),
  ]);
});
afterAll(() => app.close());

test.each([
  ['countries', 'country'],
  ['sources', 'source'],
  ['devices', 'device'],
  ['screens', 'screen'],
] as const)('the days of each of the %s are together what the report says', async (list, of) => {
  const report = (await app.call('GET /api/analytics', { token: admin.token }))
    .body as AnalyticsReport;
  expect(report[list].length).toBeGreaterThan(0);
  for (const { name, visits, views } of report[list]) {
    const { parts } = await share({ of, name });
    expect(parts.map(({ day }) => day)).toEqual(report.parts.map(({ day }) => day));
    const sum = (what: 'visits' | 'views') => parts.reduce((all, part) => all + part[what], 0);
    expect([name, sum('visits'), sum('views')]).toEqual([name, visits, views]);
  }
});

test('a year is told by its months, a name that nobody has by nothing', async () => {
  const year = await share({ of: 'country', name: 'PT', period: 'last-year' });
  expect([year.step, year.parts.length]).toEqual(['month', 12]);
  const none = await share({ of: 'source', name: 'nobody.example' });
  expect(none.parts.every(({ views }) => views === 0)).toBe(true);
});

test('is for organisers, and of their organisation alone', async () => {
  const attendee = await aColleague(app, admin, 'client', 'Noah Berger');
  const query = { of: 'country', name: 'PT' };
  expect((await ask(query, attendee.token)).status).toBe(403);
  expect((await ask(query, null)).status).toBe(401);
  const other = await anAdmin(app);
  const { body } = await ask(query, other.token);
  expect((body as ShareReport).parts.every(({ views }) => views === 0)).toBe(true);
});

test.each([
  { of: 'visitor' },
  {},
  { of: 'country', name: 'x'.repeat(254) },
  { of: 'country', name: '\0' },
])('refuses %j', async (query) => {
  expect((await ask(query as Record<string, string>)).status).toBe(422);
});
