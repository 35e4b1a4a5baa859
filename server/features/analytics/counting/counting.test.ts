import type { MemberViews, PublicViews } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, anAdmin, aPublishedEvent, anEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { aView, browser } from '../../../testing/analytics/views.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

const atDesk = { device: 'desk', zone: 'Europe/Berlin' } as const;
const asGuest = (other: Partial<PublicViews> = {}): PublicViews => ({
  ...atDesk,
  source: 'news.example.org',
  views: [aView()],
  ...other,
});
const asMember = (other: Partial<MemberViews> = {}): MemberViews => ({
  ...atDesk,
  event: '',
  views: [aView({ screen: 'lobby' })],
  ...other,
});

/** What a node was told is written at the latest when it stops. */
async function onNode(tell: (node: TestApp) => Promise<void>): Promise<void> {
  const node = await openTestApp({ beside: app });
  await tell(node);
  await node.close();
}

const guest = (node: TestApp, slug: string, body: unknown, headers: Record<string, string> = {}) =>
  node.call('POST /api/e/:slug/views', {
    params: { slug },
    body,
    headers: { 'user-agent': browser, ...headers },
  });
const member = (node: TestApp, token: string, body: unknown) =>
  node.call('POST /api/views', { token, body, headers: { 'user-agent': browser } });

const viewsOf = (organisationId: number) =>
  app.testDb.db.rows<Record<string, unknown>>(
    sql`select event_id as event, screen, device, country, source, who, visitor from analytics_views
        where organisation_id = ${organisationId} order by screen, at`,
  );

test('keeps of a visit the kind of screen, device, country and host, and nobody', async () => {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  const answers: number[] = [];
  await onNode(async (node) => {
    const views = [aView(), aView({ screen: 'session' })];
    answers.push((await guest(node, event.slug, asGuest({ views }))).status);
  });
  expect(answers).toEqual([202]);
  const found = await viewsOf(admin.person.organisationId);
  expect(found).toMatchObject([
    { event: event.id, screen: 'event', device: 'desk', country: 'DE', source: 'news.example.org' },
    { event: event.id, screen: 'session', country: 'DE', source: '', who: 'guest' },
  ]);
  expect(new Set(found.map(({ visitor }) => visitor)).size).toBe(1);
  const all = JSON.stringify(await app.testDb.db.rows(sql`select * from analytics_views`));
  expect(all).not.toContain('127.0.0.1');
  expect(all).not.toContain('Firefox');
});

test('tells members apart, and counts no organiser', async () => {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  const [one, two] = [await aColleague(app, admin), await aColleague(app, admin)];
  await onNode(async (node) => {
    for (const { token } of [one, one, two, admin]) {
      expect((await member(node, token, asMember({ event: event.slug }))).status).toBe(202);
    }
  });
  const found = await viewsOf(admin.person.organisationId);
  expect(found).toHaveLength(3);
  expect(new Set(found.map(({ visitor }) => visitor)).size).toBe(2);
  expect(found[0]).toMatchObject({ event: event.id, screen: 'lobby', who: 'member' });
});

test('a member counts for their own organisation alone, whatever event they name', async () => {
  const [here, there] = [await anAdmin(app), await anAdmin(app)];
  const foreign = await aPublishedEvent(app, there);
  const { token } = await aColleague(app, here);
  await onNode(async (node) => {
    await member(node, token, asMember({ event: foreign.slug }));
  });
  expect(await viewsOf(there.person.organisationId)).toEqual([]);
  expect(await viewsOf(here.person.organisationId)).toMatchObject([{ event: null }]);
});

test('an address that leads nowhere, and a draft, are answered alike and counted nowhere', async () => {
  const admin = await anAdmin(app);
  const draft = await anEvent(app, admin);
  await onNode(async (node) => {
    const answers = [
      await guest(node, draft.slug, asGuest()),
      await guest(node, 'no-such-event', asGuest()),
    ];
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(['202 {}', '202 {}']);
  });
  expect(await viewsOf(admin.person.organisationId)).toEqual([]);
});

test.each([
  ['a robot', { 'user-agent': 'Googlebot/2.1' }],
  ['who says nothing of themselves', { 'user-agent': '' }],
  ['who wants no selling of what is known', { 'sec-gpc': '1' }],
  ['who wants no following', { dnt: '1' }],
])('%s is not counted', async (_, headers: Record<string, string>) => {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  await onNode(async (node) => {
    expect((await guest(node, event.slug, asGuest(), headers)).status).toBe(202);
  });
  expect(await viewsOf(admin.person.organisationId)).toEqual([]);
});

test.each([
  ['HTML as host', asGuest({ source: '<script>alert(1)</script>' })],
  ['a formula as host', asGuest({ source: '=1+1' })],
  ['another time', asGuest({ views: [{ ...aView(), secondsAgo: 86_400 }] })],
  ['a time to come', asGuest({ views: [{ ...aView(), secondsAgo: -5 }] })],
  ['an organisation', { ...asGuest(), organisationId: 1 }],
  ['an event by its id', { ...asGuest(), eventId: 1 }],
  ['a screen that is none', asGuest({ views: [{ ...aView(), screen: 'secret' as 'event' }] })],
  ['too many at once', asGuest({ views: Array.from({ length: 21 }, () => aView()) })],
])('%s is refused', async (_, body) => {
  const admin = await anAdmin(app);
  const event = await aPublishedEvent(app, admin);
  expect((await guest(app, event.slug, body)).status).toBe(422);
});

test('10 MB are refused', async () => {
  const body = { ...asGuest(), zone: 'x'.repeat(10_000_000) };
  expect((await guest(app, 'any', body)).status).toBe(413);
});

test('a network that floods is held back', async () => {
  const small = await openTestApp({ beside: app, limits: { count: { points: 2, seconds: 60 } } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    statuses.push((await guest(small, 'any', asGuest())).status);
  }
  await small.close();
  expect(statuses).toEqual([202, 202, 429]);
});
