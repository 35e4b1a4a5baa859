import type {
  Delivery,
  EventSetup,
  ShownSponsors,
  Sponsor,
  SponsorCount,
  SponsorPackage,
  SponsorSetup,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aColleague,
  type Actor,
  anAdmin,
  anEvent,
  aPackage,
  aPublishedEvent,
  aSponsor,
} from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { changeEvent } from '../events/index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let gold: SponsorPackage;
let acme: Sponsor;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  gold = await aPackage(app, admin, event.id, { weight: 3, promised: { lobby: 10 } });
  acme = await aSponsor(app, admin, event.id, { packageId: gold.id });
});
afterAll(() => app.close());

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const params = () => ({ eventId: event.id });
const slugParams = () => ({ slug: event.slug });
const shown = async () => app.call('GET /api/e/:slug/sponsors', { params: slugParams() });
const shownNow = async () => (await shown()).body as ShownSponsors;
const delivery = async () =>
  (
    await app.call('GET /api/events/:eventId/sponsor-delivery', {
      token: admin.token,
      params: params(),
    })
  ).body as Delivery[];
const seen = (sponsorId = acme.id, fields: Partial<SponsorCount> = {}): SponsorCount => ({
  sponsorId,
  placement: 'lobby',
  slot: 0,
  what: 'seen',
  ...fields,
});
const count = (counts: unknown, headers: Record<string, string> = browser) =>
  app.call('POST /api/e/:slug/sponsors/counts', {
    params: slugParams(),
    body: { counts },
    headers,
  });
const change = (sponsorId: number, body: object) =>
  app.call('PATCH /api/events/:eventId/sponsors/:sponsorId', {
    token: admin.token,
    params: { ...params(), sponsorId },
    body: { version: acme.version, ...body },
  });

describe('what everyone may read', () => {
  test('is active sponsors of a published event, their wheels and the seed', async () => {
    await aSponsor(app, admin, event.id, { packageId: gold.id, name: 'Later', isActive: false });
    const unsold = await aPackage(app, admin, event.id, { name: { en: 'Unsold' } });
    const body = await shownNow();
    expect(body.sponsors.map(({ name }) => name)).toEqual(['Acme']);
    expect(body.wheels).toEqual({
      lobby: [acme.id, acme.id, acme.id],
      program: [],
      stage: [],
      mail: [],
    });
    expect(body.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(body)).not.toContain('Later');
    expect(body.packages.map(({ id }) => id)).not.toContain(unsold.id);
    expect(JSON.stringify(body)).not.toContain('promised');
  });

  test('is nothing of a draft', async () => {
    const draft = await anEvent(app, admin, { name: 'Secret plans' });
    const bought = await aPackage(app, admin, draft.id);
    const own = await aSponsor(app, admin, draft.id, { packageId: bought.id });
    const missing = await app.call('GET /api/e/:slug/sponsors', { params: { slug: 'not-there' } });
    const hidden = await app.call('GET /api/e/:slug/sponsors', { params: { slug: draft.slug } });
    expect([hidden.status, hidden.text]).toEqual([404, missing.text]);
    const answer = await app.call('POST /api/e/:slug/sponsors/counts', {
      params: { slug: draft.slug },
      body: { counts: [seen(own.id)] },
      headers: browser,
    });
    expect(answer.status).toBe(404);
  });

  test('is not there while sponsors are switched off', async () => {
    await changeEvent(app.work, admin.person, event.id, {
      version: event.version,
      modules: ['program'],
    });
    expect((await shown()).status).toBe(404);
    expect((await count([seen()])).status).toBe(404);
    expect(await delivery()).toEqual([
      { sponsorId: acme.id, placement: 'lobby', promised: 10, impressions: 0, clicks: 0 },
    ]);
  });

  test('is the same bytes until something changes, and then at once the new ones', async () => {
    const [one, other] = [await shown(), await shown()];
    expect(one.headers['etag']).toBe(other.headers['etag']);
    await change(acme.id, { name: 'Acme & Sons' });
    expect((await shownNow()).sponsors[0]?.name).toBe('Acme & Sons');
    await app.call('POST /api/events/:eventId/sponsor-rotation/seed', {
      token: admin.token,
      params: params(),
    });
    expect((await shownNow()).seed).not.toBe((one.body as ShownSponsors).seed);
  });
});

describe('counts', () => {
  test('add up by sponsor, placement and what was done', async () => {
    const answer = await count([
      seen(),
      seen(acme.id, { slot: 1 }),
      seen(acme.id, { what: 'followed' }),
    ]);
    expect([answer.status, answer.body]).toEqual([202, {}]);
    await count([seen()]);
    expect(await delivery()).toEqual([
      { sponsorId: acme.id, placement: 'lobby', promised: 10, impressions: 3, clicks: 1 },
    ]);
  });

  test('lose nothing when a crowd looks at once', async () => {
    const other = await aSponsor(app, admin, event.id, { packageId: gold.id, name: 'Other' });
    const both = [seen(), seen(other.id, { slot: 1 })];
    const crowd = Array.from({ length: 60 }, (_, place) =>
      count(place % 2 ? both : both.toReversed()),
    );
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([202]));
    expect((await delivery()).map(({ impressions }) => impressions)).toEqual([60, 60]);
  });

  test('of a placement that was not sold, of strangers and of the inactive are dropped', async () => {
    const theirs = await anAdmin(app, 'Someone Else');
    const foreign = await aPublishedEvent(app, theirs);
    const bought = await aPackage(app, theirs, foreign.id);
    const stranger = await aSponsor(app, theirs, foreign.id, { packageId: bought.id });
    await change(acme.id, { isActive: false });
    const answer = await count([
      seen(),
      seen(acme.id, { placement: 'stage' }),
      seen(stranger.id),
      seen(999_999_999),
    ]);
    expect(answer.status).toBe(202);
    expect((await delivery()).map(({ impressions }) => impressions)).toEqual([0]);
    const theirDelivery = await app.call('GET /api/events/:eventId/sponsor-delivery', {
      token: theirs.token,
      params: { eventId: foreign.id },
    });
    expect(theirDelivery.body).toMatchObject([{ impressions: 0 }]);
  });

  test('cannot be made of numbers, doubles or long lists', async () => {
    for (const counts of [
      [],
      [{ ...seen(), count: 1000 }],
      [seen(), seen()],
      [seen(acme.id, { slot: 8 })],
      Array.from({ length: 25 }, (_, place) => seen(place + 1)),
    ]) {
      expect((await count(counts)).status).toBe(422);
    }
  });

  test.each([
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'Mozilla/5.0 HeadlessChrome/140',
    'curl/8.5',
    '',
  ])('of the robot %j are dropped', async (agent) => {
    expect((await count([seen()], { 'user-agent': agent })).status).toBe(202);
    expect(await delivery()).toMatchObject([{ impressions: 0 }]);
  });

  test('of a sponsor without a link are never clicks', async () => {
    await change(acme.id, { url: null });
    await count([seen(acme.id, { what: 'followed' })]);
    expect(await delivery()).toMatchObject([{ clicks: 0 }]);
  });
});

test('one network cannot count for ever', async () => {
  const held = await openTestApp({ limits: { count: { points: 2, seconds: 60 } } });
  const statusOf = async () =>
    (
      await held.call('POST /api/e/:slug/sponsors/counts', {
        params: { slug: 'x' },
        body: { counts: [seen(1)] },
      })
    ).status;
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([404, 404, 429]);
  await held.close();
});

describe('an organiser', () => {
  const setup = async () =>
    (await app.call('GET /api/events/:eventId/sponsors', { token: admin.token, params: params() }))
      .body as SponsorSetup;

  test('puts sponsors and packages in order', async () => {
    const second = await aSponsor(app, admin, event.id, { packageId: gold.id, name: 'Second' });
    const silver = await aPackage(app, admin, event.id, { name: { en: 'Silver' } });
    await app.call('POST /api/events/:eventId/sponsors/:sponsorId/move', {
      token: admin.token,
      params: { ...params(), sponsorId: second.id },
      body: { beforeId: acme.id },
    });
    const moved = await app.call('POST /api/events/:eventId/sponsor-packages/:packageId/move', {
      token: admin.token,
      params: { ...params(), packageId: silver.id },
      body: { beforeId: gold.id },
    });
    expect(moved.body).toEqual(await setup());
    expect((await setup()).sponsors.map(({ name }) => name)).toEqual(['Second', 'Acme']);
    expect((await setup()).packages.map(({ id }) => id)).toEqual([silver.id, gold.id]);
  });

  test('keeps a package that a sponsor has', async () => {
    const remove = () =>
      app.call('DELETE /api/events/:eventId/sponsor-packages/:packageId', {
        token: admin.token,
        params: { ...params(), packageId: gold.id },
      });
    expect((await remove()).body).toMatchObject({ code: 'sponsors.package_in_use' });
    await app.call('DELETE /api/events/:eventId/sponsors/:sponsorId', {
      token: admin.token,
      params: { ...params(), sponsorId: acme.id },
    });
    expect((await remove()).body).toMatchObject({ packages: [], sponsors: [] });
  });

  test('sets no package of another event', async () => {
    const other = await anEvent(app, admin, { name: 'Another' });
    const elsewhere = await aPackage(app, admin, other.id);
    expect((await change(acme.id, { packageId: elsewhere.id })).status).toBe(404);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    '//evil.example',
  ])('links nobody to %s', async (url) => {
    expect((await change(acme.id, { url })).status).toBe(422);
  });

  test('writes any words, and they come out as they went in', async () => {
    const name = `<img src=x onerror=alert(1)> '; drop table sponsors; --`;
    const words = { en: '=cmd|calc', de: '\u202e“Grüße” 𝒳' };
    await change(acme.id, { name, words });
    expect((await shownNow()).sponsors[0]).toMatchObject({ name, words });
    const csv = await app.call('GET /api/events/:eventId/sponsor-delivery.csv', {
      token: admin.token,
      params: params(),
    });
    expect(csv.text).toContain('<img src=x onerror=alert(1)>');
    expect(csv.text.split('\r\n')).toHaveLength(3);
  });

  test('gives a logo and takes it away, and the old file goes', async () => {
    const put = () =>
      app.call('PUT /api/events/:eventId/sponsors/:sponsorId/logo', {
        token: admin.token,
        params: { ...params(), sponsorId: acme.id },
        file: tinyPicture,
      });
    const first = ((await put()).body as SponsorSetup).sponsors[0]?.logo ?? '';
    await put();
    const read = (logo: string) => app.http.inject({ url: logo });
    expect((await read(first)).statusCode).toBe(404);
    const { logo } = (await shownNow()).sponsors[0] ?? {};
    expect((await read(logo ?? '')).statusCode).toBe(200);
    await app.call('DELETE /api/events/:eventId/sponsors/:sponsorId', {
      token: admin.token,
      params: { ...params(), sponsorId: acme.id },
    });
    expect((await read(logo ?? '')).statusCode).toBe(404);
  });
});

test('everyone in it hears of a change, strangers do not', async () => {
  const address = await app.listen();
  const attendee = await openTestSocket(address, (await aColleague(app, admin)).token);
  const stranger = await openTestSocket(address, (await anAdmin(app, 'Someone Else')).token);
  await change(acme.id, { name: 'Acme & Sons' });
  expect(await attendee.hears('sponsors.changed')).toEqual({ eventId: event.id });
  expect(stranger.heard).toEqual([]);
  for (const { socket } of [attendee, stranger]) socket.disconnect();
});
