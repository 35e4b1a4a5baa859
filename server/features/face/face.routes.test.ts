import type { FaceSetup, OrganisationPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDraftPost, aPost } from '../../testing/blog/posts.ts';
import {
  aColleague,
  type Actor,
  anAdmin,
  anEvent,
  aPublishedEvent,
} from '../../testing/builders.ts';
import { anArticle } from '../../testing/help/articles.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { changeIsPublic } from '../help/index.ts';
import { verifyOrganisationsOf } from '../organisations/index.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let place: string;
let count = 0;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
  place = `house-${(count += 1)}`;
});
afterAll(() => app.close());

const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const setup = async (by = admin) =>
  (await app.call('GET /api/face', { token: by.token })).body as FaceSetup;
const change = async (body: object, by = admin) =>
  app.call('PATCH /api/face', {
    token: by.token,
    body: { version: (await setup(by)).version, ...body },
  });
const open = (by = admin) => change({ place, isPublic: true }, by);
const visit = (at = place) => app.call('GET /api/o/:place', { params: { place: at } });
const shown = async () => (await visit()).body as OrganisationPage;

describe('the public page', () => {
  test('is not there before somebody makes it public, nor after', async () => {
    expect((await visit()).status).toBe(404);
    await change({ place });
    expect((await visit()).status).toBe(404);
    await open();
    expect((await visit()).status).toBe(200);
    await change({ isPublic: false });
    expect((await visit()).status).toBe(404);
  });

  test('shows events that are published, live ones first and those over last', async () => {
    await open();
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await anEvent(app, admin, { name: 'A draft' });
    for (const [name, from] of [
      ['Over', -30],
      ['Later', 60],
      ['Soon', 20],
    ] as const) {
      await aPublishedEvent(app, admin, { name, startsOn: day(from), endsOn: day(from + 1) });
    }
    const { events } = await shown();
    expect(events.map(({ name }) => name)).toEqual(['Soon', 'Later', 'Over']);
  });

  test('shows the newest three posts that are out, at the first event of all', async () => {
    await open();
    await aPost(app, admin, { title: 'Without an event' });
    expect(await shown()).toMatchObject({ posts: [], eventSlug: null });
    const { slug } = await aPublishedEvent(app, admin);
    await aDraftPost(app, admin, { title: 'A draft' });
    for (const title of ['1', '2', '3']) await aPost(app, admin, { title });
    const { posts, eventSlug } = await shown();
    expect(posts.map(({ title }) => title)).toEqual(['3', '2', '1']);
    expect(eventSlug).toBe(slug);
  });

  test('shows what the help is about once that is for everyone', async () => {
    await open();
    await aPublishedEvent(app, admin);
    await anArticle(app, admin);
    expect((await shown()).help).toEqual([]);
    await changeIsPublic(app.work, admin.person, true);
    expect((await shown()).help).toMatchObject([{ title: { en: 'Payment' }, articleCount: 1 }]);
  });

  test('shows nothing of another organisation', async () => {
    await open();
    const stranger = await anAdmin(app, 'Stranger');
    await aPublishedEvent(app, stranger, { name: 'Elsewhere' });
    await aPost(app, stranger, { title: 'Elsewhere' });
    expect(await shown()).toMatchObject({ events: [], posts: [] });
  });
});

describe('an organiser', () => {
  test('finds the short name as its address, and says what stands there', async () => {
    const before = await setup();
    expect(before).toMatchObject({ isPublic: false, lead: {}, version: 0 });
    expect(before.place).toMatch(/^admin-/);
    const words = { lead: { en: 'We meet', de: 'Wir treffen uns' }, about: { en: 'About us' } };
    const answer = await change({ place, ...words });
    expect(answer.body).toEqual({
      place,
      isPublic: false,
      ...words,
      version: 1,
      address: expect.stringContaining(`/o/${place}`),
      domain: null,
    });
    const audit = await app.call('GET /api/audit', {
      token: admin.token,
      query: { action: 'face.changed' },
    });
    expect(audit.text).toContain('We meet');
  });

  test('takes no address that another has, not even at the same moment', async () => {
    const others = await Promise.all([anAdmin(app), anAdmin(app), anAdmin(app)]);
    const answers = await Promise.all(others.map((by) => change({ place }, by)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = await change({ place });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'face.place_taken']);
  });

  test('is told when a colleague was faster', async () => {
    await change({ place });
    const answer = await app.call('PATCH /api/face', {
      token: admin.token,
      body: { version: 0, isPublic: true },
    });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'face.changed_meanwhile']);
  });

  test('makes nothing public before their address is proven', async () => {
    const newcomer = await anAdmin(app);
    const answer = await open(newcomer);
    expect([answer.status, codeOf(answer)]).toEqual([403, 'accounts.unverified']);
    expect((await change({ lead: { en: 'Soon' } }, newcomer)).status).toBe(200);
  });

  test.each(['A', 'a/b', '..', '-a', 'a'.repeat(61), '', 'é', '<b>'])(
    'cannot call it %j',
    async (wrong) => {
      expect((await change({ place: wrong })).status).toBe(422);
      expect([404, 422]).toContain((await visit(encodeURIComponent(wrong))).status);
    },
  );

  test('has others who run it hear, and nobody else', async () => {
    const client = await aColleague(app, admin);
    const [inside, outside] = [
      await openTestSocket(address, admin.token),
      await openTestSocket(address, client.token),
    ];
    await change({ place });
    await inside.hears('face.changed');
    expect(outside.heard.map(({ name }) => name)).not.toContain('face.changed');
    for (const { socket } of [inside, outside]) socket.disconnect();
  });

  test('is who an attendee is not', async () => {
    const client = await aColleague(app, admin);
    expect((await app.call('GET /api/face', { token: client.token })).status).toBe(403);
    expect((await app.call('GET /api/face')).status).toBe(401);
  });
});
