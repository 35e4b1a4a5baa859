import type { EventSetup, ExhibitorSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, anEvent, aPublishedEvent } from '../../testing/builders.ts';
import { boothOf, exhibitorsCalls } from '../../testing/exhibitors-calls.ts';
import { anAddress, aProvenMember, arriveAs } from '../../testing/guests.ts';
import { linkTokenFor, mailTo } from '../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import type { ExhibitorFacts } from './exhibitors.facts.ts';
import { findExhibitor } from './exhibitors.queries.ts';
import { removeExhibitor } from './exhibitors.service.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const { setup, added, line, mine, move, remove, tier, remind, invite, ...calls } = exhibitorsCalls(
  () => app,
  () => admin,
  () => event.id,
);
const noFacts: ExhibitorFacts = {
  findHeld: () => Promise.resolve([]),
  countHeld: () => Promise.resolve(new Map()),
  findBookings: () => Promise.resolve(new Map()),
  findHolders: () => Promise.resolve([]),
  withdrawAll: () => Promise.resolve(),
  findHeadlines: () => Promise.resolve(new Map()),
  findNamed: () => Promise.resolve(new Set()),
  findPresenceHidden: () => Promise.resolve(new Set()),
};
const setupIn = ({ body }: { body: unknown }) => body as ExhibitorSetup;
const namesBy = (all: ExhibitorSetup) =>
  all.exhibitors.map(({ name, tier: of }) => `${of} ${name}`);

describe('the exhibitors of an event', () => {
  test('start with the product’s tiers and rules, and no booth', async () => {
    const { tiers, rules: usual, exhibitors, applications } = await setup();
    expect(
      tiers.map((one) => [one.tier, one.staff, one.documents, one.products, one.links]),
    ).toEqual([
      ['platinum', 20, 20, 30, 10],
      ['gold', 10, 10, 15, 6],
      ['silver', 5, 5, 8, 4],
    ]);
    expect(tiers.map(({ size }) => size)).toEqual(['large', 'medium', 'small']);
    const weights = { visited: 5, returned: 5, stayed: 2, downloaded: 10, asked: 15, dropped: 25 };
    expect(usual).toEqual({ needsReview: false, isCallOpen: false, callWords: {}, weights });
    expect([exhibitors, applications]).toEqual([[], 0]);
  });

  test('stand tier by tier in the order they are put into', async () => {
    const [a, b, c] = [await added('A'), await added('B'), await added('C', 'silver')];
    expect(namesBy(await setup())).toEqual(['gold A', 'gold B', 'silver C']);
    expect(namesBy(setupIn(await move(b, 'gold', a)))).toEqual(['gold B', 'gold A', 'silver C']);
    expect(namesBy(setupIn(await move(c, 'gold', a)))).toEqual(['gold B', 'gold C', 'gold A']);
    const up = setupIn(await move(a, 'platinum', null));
    expect(namesBy(up)).toEqual(['platinum A', 'gold B', 'gold C']);
    expect((await move(c, 'platinum', b)).status).toBe(404);
  });

  test('are hidden and bare until somebody shows and fills them', async () => {
    const id = await added('Acme', 'silver', 'Hello@Acme.example');
    const fresh = await line(id);
    expect(fresh).toMatchObject({ isShown: false, staff: 0, invited: 0, visitors: 0, cards: 0 });
    expect(fresh.missing).toEqual(
      'logo banner tagline description topics links documents products staff'.split(' '),
    );
    expect(fresh.contactEmail).toBe('Hello@Acme.example');
    await calls.show(id, { isShown: true });
    expect(await line(id)).toMatchObject({ isShown: true, contactEmail: 'Hello@Acme.example' });
    await tier('silver', { links: 0, size: 'small' });
    expect((await line(id)).missing).not.toContain('links');
  });

  test('are of one event: another’s are missing here, and a draft is the organiser’s alone', async () => {
    const id = await added('Acme');
    const other = await aPublishedEvent(app, admin);
    const answer = await app.call('DELETE /api/events/:eventId/exhibitors/:exhibitorId', {
      token: admin.token,
      params: { eventId: other.id, exhibitorId: id },
    });
    expect(answer.status).toBe(404);
    const draft = await anEvent(app, admin);
    const made = await app.call('POST /api/events/:eventId/exhibitors', {
      token: admin.token,
      params: { eventId: draft.id },
      body: { name: 'Early', tier: 'gold', contactEmail: '' },
    });
    const [early] = setupIn(made).exhibitors;
    const member = await aProvenMember(app, admin);
    await invite(early?.id ?? 0, member.email);
    expect(await mine(member)).toEqual([]);
    const exhibitorId = early?.id;
    const read = (by: Actor) =>
      app.call('GET /api/booths/:exhibitorId', { token: by.token, params: { exhibitorId } });
    expect([(await read(member)).status, (await read(admin)).status]).toEqual([404, 200]);
  });

  test('go with their staff and files, and every deed is written down', async () => {
    const member = await aProvenMember(app, admin);
    const id = await added('Acme');
    await invite(id, member.email);
    const logo = boothOf(await calls.picture(id, 'logo')).shown.logo ?? '';
    expect(namesBy(setupIn(await remove(id)))).toEqual([]);
    expect(await mine(member)).toEqual([]);
    expect((await app.http.inject({ method: 'GET', url: logo })).statusCode).toBe(404);
    const trail = await app.call('GET /api/audit', {
      token: admin.token,
      query: { action: 'exhibitors' },
    });
    const { entries } = trail.body as { entries: { action: string }[] };
    expect(entries.map(({ action }) => action)).toEqual([
      'exhibitors.removed',
      'exhibitors.booth_changed',
      'exhibitors.staff_invited',
      'exhibitors.added',
    ]);
  });
});

test('cards go back to their people before the booth that holds them goes', async () => {
  const id = await added('Acme');
  const seen: unknown[] = [];
  const facts: ExhibitorFacts = {
    ...noFacts,
    withdrawAll: async (tx, organisationId, exhibitorId) => {
      const booth = await findExhibitor(tx, organisationId, exhibitorId);
      seen.push(booth?.name);
    },
  };
  await removeExhibitor({ ...app.work, facts }, admin.person, event.id, id);
  expect(seen).toEqual(['Acme']);
  expect((await setup()).exhibitors).toEqual([]);
});

describe('reminders', () => {
  test('tell staff and contact what is missing, each in their language, and nobody else', async () => {
    const member = await aProvenMember(app, admin);
    const id = await added('Acme', 'gold', 'office@acme.example');
    const alone = await added('Nobody');
    await invite(id, member.email);
    await app.testDb.db.run({
      parts: ['insert into accounts_settings (person_id, language) values (', `, 'de')`],
      values: [member.person.id],
    });
    const answer = await remind([id, alone]);
    expect(answer.body).toEqual({ sent: 1, skipped: 1 });
    const mine = (await mailTo(app, member.email)).at(-1);
    expect(mine?.text).toContain('ein Logo, ein Banner');
    expect(mine?.text).not.toContain('Standpersonal');
    expect(mine?.text).toContain(`/booths/${id}`);
    const office = (await mailTo(app, 'office@acme.example')).at(-1);
    expect(office?.text).toContain('a logo, a banner');
    expect((await remind([id, 999_999_999])).status).toBe(404);
  });

  test('bring whoever was asked and did not come a fresh way in', async () => {
    const email = anAddress();
    const id = await added('Acme', 'gold', email);
    await invite(id, email);
    const first = await linkTokenFor(app, email);
    expect((await remind([id])).body).toEqual({ sent: 1, skipped: 0 });
    expect(await linkTokenFor(app, email)).not.toBe(first);
    expect(await mine(await arriveAs(app, email))).toMatchObject([{ id }]);
  });
});
