import type {
  CheckList,
  EntryList,
  EventSetup,
  Kiosk,
  KioskList,
  KioskResult,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aLayout } from '../../../testing/bookings/badges.ts';
import { aHold, booked, newKey } from '../../../testing/bookings/bookings.ts';
import { aKioskInput } from '../../../testing/bookings/kiosks.ts';
import { aListInput } from '../../../testing/bookings/lists.ts';
import { aSale, newTicket } from '../../../testing/bookings/offer.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

const asked = (key: Parameters<TestApp['call']>[0], more: object = {}) =>
  app.call(key, { token: admin.token, params: { eventId: event.id }, ...more });
const listed = async () => (await asked('GET /api/events/:eventId/kiosks')).body as KioskList;
const end = (kioskId: number, { token } = admin) =>
  asked('DELETE /api/kiosks/:kioskId', { token, params: { kioskId } });

/** Its link. */
async function aKiosk(other: Parameters<typeof aKioskInput>[0] = {}, eventId = event.id) {
  const { body } = await asked('POST /api/events/:eventId/kiosks', {
    params: { eventId },
    body: aKioskInput(other),
  });
  const { id } = body as Kiosk;
  const { kiosks } = (await asked('GET /api/events/:eventId/kiosks', { params: { eventId } }))
    .body as KioskList;
  return {
    id,
    token:
      kiosks
        .find((one) => one.id === id)
        ?.path.split('/')
        .at(-1) ?? '',
  };
}
const face = (token: string) => app.call('GET /api/kiosk/:token', { params: { token } });
const check = async (token: string, code: string, name = '', key = newKey()) =>
  (
    await app.call('POST /api/kiosk/:token/check-ins', {
      params: { token },
      body: { key, code, name },
    })
  ).body as KioskResult;
const said = async (...input: Parameters<typeof check>) => (await check(...input)).result;
const badge = (token: string, key: string) =>
  app.http.inject({ url: `/api/kiosk/${token}/check-ins/${key}/badge` });

interface Party {
  price?: number;
  quantity?: number;
  way?: 'free' | 'on_site';
}

async function guests({ price = 0, quantity = 2, way = 'free' }: Party = {}) {
  const { ticket } = await aSale(app, admin, event.id, { ticket: { price } });
  const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity }]);
  const { people, reference } = await booked(app, token, { way });
  const passes = people.map(({ pass }) => pass ?? '');
  return { reference, people, passes, ticket };
}

test('who runs nothing makes no kiosk, and those of another organisation are not there', async () => {
  const { id } = await aKiosk();
  const attendee = await aColleague(app, admin);
  const stranger = await anAdmin(app);
  const at = 'GET /api/events/:eventId/kiosks';
  expect((await asked(at, { token: attendee.token })).status).toBe(403);
  expect((await asked(at, { token: stranger.token })).status).toBe(404);
  expect((await end(id, stranger)).status).toBe(404);
  const theirs = await aPublishedEvent(app, stranger);
  const list = await app.call('POST /api/events/:eventId/check-in-lists', {
    token: stranger.token,
    params: { eventId: theirs.id },
    body: aListInput(),
  });
  const body = aKioskInput({ listId: (list.body as EntryList).id });
  expect((await asked('POST /api/events/:eventId/kiosks', { body })).status).toBe(404);
});

test('its link shows the event, is seen, and opens nothing once it was ended', async () => {
  const { id, token } = await aKiosk();
  const { passes } = await guests();
  expect((await listed()).kiosks).toMatchObject([{ id, lastSeenAt: null }]);
  expect((await face(token)).body).toEqual({
    event: event.name,
    name: 'Foyer',
    list: null,
    languages: event.languages,
  });
  expect((await listed()).kiosks[0]?.lastSeenAt).not.toBeNull();
  expect((await face('x'.repeat(43))).status).toBe(404);
  expect((await end(id)).status).toBe(200);
  expect((await face(token)).status).toBe(404);
  const body = { key: newKey(), code: passes[0], name: '' };
  const after = await app.call('POST /api/kiosk/:token/check-ins', { params: { token }, body });
  expect(after.status).toBe(404);
});

test('it ends with the event, by the event’s own days', async () => {
  const { token } = await aKiosk();
  const over = Date.parse(`${event.endsOn}T00:00:00Z`) + 2 * 86_400_000 - Date.now();
  app.clock.ahead = Math.max(0, over) / 1_000;
  expect((await face(token)).status).toBe(404);
  app.clock.ahead = 0;
  expect((await face(token)).status).toBe(200);
});

test('a code lets in once, and the door knows it at once and where', async () => {
  const { token } = await aKiosk();
  const { passes } = await guests();
  const key = newKey();
  expect(await check(token, passes[0] ?? '', '', key)).toMatchObject({
    result: 'in',
    fullName: 'Guest 1',
  });
  expect(await said(token, passes[0] ?? '', '', key)).toBe('in');
  expect(await check(token, passes[0] ?? '')).toMatchObject({ result: 'again', canPrint: false });
  const { body } = await asked('GET /api/events/:eventId/check-ins', { query: { state: 'came' } });
  expect((body as CheckList).places).toMatchObject([{ fullName: 'Guest 1' }]);
  const atDoor = { key: newKey(), pass: passes[0] };
  expect((await asked('POST /api/events/:eventId/check-ins', { body: atDoor })).body).toMatchObject(
    {
      result: 'again',
      place: { door: 'Foyer' },
    },
  );
});

test('a reference lets in with a name of it, and says nothing to who has only one of both', async () => {
  const { token } = await aKiosk();
  const { reference } = await guests();
  const unknown = { result: 'unknown', fullName: '', ticket: {}, canPrint: false };
  expect(await check(token, reference)).toEqual(unknown);
  expect(await check(token, reference, 'Prado')).toEqual(unknown);
  expect(await check(token, 'XXXXXXX', 'Guest 1')).toEqual(unknown);
  expect(await check(token, reference, 'guest')).toMatchObject({ result: 'several', fullName: '' });
  expect(await check(token, reference.toLowerCase(), ' guest 2 ')).toMatchObject({
    result: 'in',
    fullName: 'Guest 2',
  });
});

test('a code of another event is unknown, and so is one of another organisation', async () => {
  const other = await aPublishedEvent(app, admin);
  const { token } = await aKiosk({}, other.id);
  const { passes, reference } = await guests();
  expect(await said(token, passes[0] ?? '')).toBe('unknown');
  expect(await said(token, reference, 'Guest 1')).toBe('unknown');
});

test('who still has to pay goes to the desk, and is not in', async () => {
  const { token } = await aKiosk();
  const { passes } = await guests({ price: 11_900, way: 'on_site' });
  expect(await check(token, passes[0] ?? '')).toMatchObject({ result: 'unpaid', fullName: '' });
  const { body } = await asked('GET /api/events/:eventId/check-ins');
  expect(body).toMatchObject({ checkedIn: 0 });
});

test('a list lets in whom it names, while it is open', async () => {
  const { passes } = await guests();
  const speakers = await newTicket(app, admin, event.id, { name: { en: 'Speakers' } });
  const listOf = async (other: Parameters<typeof aListInput>[0]) =>
    (
      (await asked('POST /api/events/:eventId/check-in-lists', { body: aListInput(other) }))
        .body as EntryList
    ).id;
  const past = await aKiosk({ listId: await listOf({ closesAt: '2026-01-01T00:00:00Z' }) });
  expect(await said(past.token, passes[0] ?? '')).toBe('closed');
  const theirs = await aKiosk({ listId: await listOf({ ticketIds: [speakers.id] }) });
  expect(await said(theirs.token, passes[0] ?? '')).toBe('not_listed');
});

test('whom it let in may print a badge for a while, where there are badges; nobody else’s', async () => {
  const { token } = await aKiosk();
  const silent = await aKiosk({ prints: false });
  const { passes } = await guests({ quantity: 3 });
  const before = newKey();
  expect(await check(token, passes[0] ?? '', '', before)).toMatchObject({ canPrint: false });
  const body = { ...aLayout(), version: 0 };
  await asked('PUT /api/events/:eventId/badges', { body });
  const key = newKey();
  expect(await check(token, passes[1] ?? '', '', key)).toMatchObject({ canPrint: true });
  expect((await badge(token, key)).headers['content-type']).toBe('application/pdf');
  expect((await badge(token, newKey())).statusCode).toBe(404);
  expect((await badge(silent.token, key)).statusCode).toBe(404);
  expect((await badge((await aKiosk()).token, key)).statusCode).toBe(404);
  app.clock.ahead = 240;
  expect((await badge(token, key)).statusCode).toBe(404);
  app.clock.ahead = 0;
  expect(await check(silent.token, passes[2] ?? '')).toMatchObject({
    result: 'in',
    canPrint: false,
  });
});

test('after thirty wrong ones each takes its time, at this kiosk alone', async () => {
  const { token } = await aKiosk();
  const { token: other } = await aKiosk();
  const guess = async (at: string) =>
    (
      await app.call('POST /api/kiosk/:token/check-ins', {
        params: { token: at },
        body: { key: newKey(), code: 'WRONG42', name: 'Nobody' },
      })
    ).status;
  const began = performance.now();
  const answers = [];
  for (let count = 0; count < 40; count++) answers.push(await guess(token));
  const slowOnes = 1 + Math.ceil((performance.now() - began) / 5_000);
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  const refused = answers.filter((status) => status === 429).length;
  expect(refused).toBeGreaterThanOrEqual(10 - slowOnes);
  expect(refused).toBeGreaterThan(0);
  expect(await guess(other)).toBe(200);
});
