import type { PersonLine } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBooth,
  aColleague,
  type Actor,
  aDrop,
  anAdmin,
  aPublishedEvent,
} from '../../testing/builders.ts';
import { sql } from '../../platform/db/sql.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPerson } from '../events/index.ts';

let app: TestApp;
let admin: Actor;
let eventId: number;
let [visitor, giver, hermit]: Actor[] = [];

const name = ({ fullName }: { fullName: string }) => fullName;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  eventId = (await aPublishedEvent(app, admin)).id;
  const booth = await aBooth(app, admin, eventId);
  const guest = async (fullName: string) => {
    const actor = await aColleague(app, admin, 'client', fullName);
    await insertPerson(app.testDb.db, actor.person.organisationId, eventId, actor.person.id);
    return actor;
  };
  visitor = await guest('Vera Visitor');
  giver = await guest('Gil Giver');
  hermit = await guest('Hedda Hermit');
  await app.call('POST /api/events/:eventId/hall/:exhibitorId/visit', {
    token: visitor.token,
    params: { eventId, exhibitorId: booth.id },
    body: { isFirst: true },
  });
  await aDrop(app, giver, eventId, booth.id);
  const write = (actor: Actor, body: object) =>
    app.call('PATCH /api/profile', { token: actor.token, body: { version: 1, ...body } });
  await write(visitor, { showsVisits: true, interests: ['Wasser & Häfen'] });
  await write(hermit, { isListed: false, interests: ['Wind'] });
  await write(giver, { privacy: { interests: 'nobody' }, interests: ['Salt'] });
});
afterAll(() => app.close());

async function found(query: Record<string, string>): Promise<string[]> {
  const answer = await app.call('GET /api/people', {
    token: admin.token,
    query: { event: String(eventId), ...query },
  });
  expect(answer.status).toBe(200);
  return (answer.body as { people: PersonLine[] }).people.map(name);
}

test('people are found by when they joined the event, as many as its numbers tell', async () => {
  const joined = (actor: Actor | undefined, days: number) =>
    app.testDb.db.run(
      sql`update events_people set joined_at = now() - make_interval(days => ${days}::int)
          where event_id = ${eventId} and person_id = ${actor?.person.id ?? 0}`,
    );
  await joined(visitor, 3);
  await joined(giver, 8);
  expect(await found({ came: 'today' })).toEqual(['Hedda Hermit']);
  expect(await found({ came: 'week' })).toEqual(['Hedda Hermit', 'Vera Visitor']);
  const numbers = await app.call('GET /api/events/:eventId/numbers', {
    token: admin.token,
    params: { eventId },
  });
  expect(numbers.body).toMatchObject({ joinedToday: 1 });
});

test('people are found by what they did in the hall', async () => {
  expect(await found({ attendance: 'visited' })).toEqual(['Vera Visitor']);
  expect(await found({ attendance: 'gave-card' })).toEqual(['Gil Giver']);
  expect(await found({ attendance: 'stayed-away' })).toEqual(['Gil Giver', 'Hedda Hermit']);
});

test('people are found by what they allow, and by what they care for as far as they show it', async () => {
  expect(await found({ consent: 'unlisted' })).toEqual(['Hedda Hermit']);
  expect(await found({ consent: 'listed' })).toEqual(['Gil Giver', 'Vera Visitor']);
  expect(await found({ consent: 'tells-booths' })).toEqual(['Vera Visitor']);
  expect(await found({ interest: 'wasser hafen' })).toEqual(['Vera Visitor']);
  expect(await found({ interest: 'wind', consent: 'listed' })).toEqual([]);
  expect(await found({ interest: 'wind' })).toEqual(['Hedda Hermit']);
  expect(await found({ interest: 'salt' })).toEqual([]);
});

test('their record tells what they did at an event, and what they allow', async () => {
  const recordOf = async (actor: Actor | undefined) =>
    (
      await app.call('GET /api/people/:personId/attendance', {
        token: admin.token,
        params: { personId: actor?.person.id },
      })
    ).body;
  expect(await recordOf(visitor)).toMatchObject({
    isListed: true,
    tellsBooths: true,
    events: [{ id: eventId, role: 'attendee', stars: 0, booths: 1, cards: 0 }],
  });
  expect(await recordOf(giver)).toMatchObject({ tellsBooths: false, events: [{ cards: 1 }] });
  expect(await recordOf(hermit)).toMatchObject({ isListed: false });
});

test('the export of an event’s people tells the same', async () => {
  const { text } = await app.call('GET /api/people/export', {
    token: admin.token,
    query: { event: String(eventId), q: 'visitor' },
  });
  expect(text.trim().split('\r\n').at(-1)).toMatch(/,yes,yes,0,1,0$/);
});

test('a card that was taken back counts no more', async () => {
  const drops = await app.call('GET /api/events/:eventId/drops', {
    token: giver?.token ?? '',
    params: { eventId },
  });
  const [drop] = drops.body as { id: number }[];
  await app.call('POST /api/events/:eventId/drops/:dropId/withdrawal', {
    token: giver?.token ?? '',
    params: { eventId, dropId: drop?.id },
  });
  expect(await found({ attendance: 'gave-card' })).toEqual([]);
});

test('nobody else may ask, and other words are refused', async () => {
  const query = { event: String(eventId), attendance: 'visited' };
  const asClient = await app.call('GET /api/people', { token: visitor?.token ?? '', query });
  expect(asClient.status).toBe(403);
  const wrong = { ...query, attendance: 'password' };
  expect((await app.call('GET /api/people', { token: admin.token, query: wrong })).status).toBe(
    422,
  );
});
