import type {
  Console,
  Conversation,
  Conversations,
  Desk,
  UnseenChats,
  Visitor,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooth, aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aLine } from '../../../testing/chat/chat.ts';
import { aBoothQuestion } from '../../../testing/chat/desks.ts';
import { aHall, type TestHall } from '../../../testing/hall.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../../testing/test-socket.ts';
import { insertStaff } from '../../exhibitors/index.ts';
import { listNotifications } from '../../notifications/index.ts';
import { missBooths } from '../notices/notices.missed.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let hall: TestHall;
let guest: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  hall = await aHall(app, admin);
  guest = await hall.guest('Lea Okafor');
});
afterAll(() => app.close());

const ask = (by: Actor, text?: string) =>
  aBoothQuestion(app, by, { eventId: hall.event.id, exhibitorId: hall.boothId }, text);
const inbox = 'GET /api/booths/:exhibitorId/inbox';
const inboxOf = async (by: Actor, state?: string) =>
  (await hall.call(inbox, by, state ? { query: { state } } : {})).body as Desk;
const read = ({ token }: Actor, conversationId: number) =>
  app.call('GET /api/chat/conversations/:conversationId', { token, params: { conversationId } });
const stateOf = async (by: Actor, id: number) =>
  ((await read(by, id)).body as Conversation).request?.state;
const noticesOf = async ({ person }: Actor) =>
  (await listNotifications(app.work, person)).notifications;
const unseenOf = async ({ token }: Actor) =>
  ((await app.call('GET /api/chat/unseen', { token })).body as UnseenChats).booths;

/** Another who works at the booth. */
async function aMate(): Promise<Actor> {
  const mate = await hall.guest('Mia Lund');
  const { organisationId } = mate.person;
  const booth = { organisationId, eventId: hall.event.id, id: hall.boothId };
  await insertStaff(app.testDb.db, booth, mate.person.id);
  return mate;
}

const takeOff = ({ person }: Actor) =>
  app.testDb.db.run(
    sql`delete from exhibitors_staff
        where exhibitor_id = ${hall.boothId} and person_id = ${person.id}`,
  );

describe('is refused', () => {
  test('to other visitors, other booths, strangers and organisers', async () => {
    const id = await ask(guest);
    const neighbour = await aColleague(app, admin);
    await aBooth(app, admin, hall.event.id, [neighbour]);
    for (const other of [await hall.guest(), neighbour, admin, await anAdmin(app)]) {
      expect((await hall.call(inbox, other)).status).toBe(404);
      expect((await read(other, id)).status).toBe(404);
      const input = { params: { conversationId: id } };
      const take = 'POST /api/chat/requests/:conversationId/take';
      expect((await hall.call(take, other, input)).status).toBe(404);
      const transcript = 'POST /api/chat/requests/:conversationId/transcript';
      expect((await hall.call(transcript, other, input)).status).toBe(404);
    }
    expect((await hall.call(inbox, guest)).status).toBe(404);
  });

  test('to who was taken off the staff', async () => {
    const mate = await aMate();
    const id = await ask(guest);
    expect((await read(mate, id)).status).toBe(200);
    await takeOff(mate);
    expect((await read(mate, id)).status).toBe(404);
    expect((await hall.call(inbox, mate)).status).toBe(404);
    const gone = await openTestSocket(address, mate.token);
    const there = await openTestSocket(address, hall.staff.token);
    await aLine(app, guest, id);
    await aLine(app, hall.staff, id);
    const toldOf = (told: { conversationId: number }) => told.conversationId === id;
    await there.hears('chat.desk_changed', toldOf);
    for (const { socket } of [gone, there]) socket.disconnect();
    expect(gone.heard).toEqual([]);
    expect(await unseenOf(mate)).toBe(0);
  });

  test('at a booth that is not on the floor', async () => {
    await app.testDb.db.run(sql`update exhibitors set is_shown = false where id = ${hall.boothId}`);
    const key = 'POST /api/events/:eventId/hall/:exhibitorId/chat';
    expect((await hall.call(key, guest)).status).toBe(404);
  });
});

test('any of the staff answers; who asked is told once', async () => {
  const mate = await aMate();
  const id = await ask(guest, 'Do you ship?');
  for (const one of [mate, hall.staff]) {
    expect(await noticesOf(one)).toMatchObject([
      {
        kind: 'chat.booth_asked',
        data: { fullName: 'Lea Okafor', text: 'Do you ship?' },
        link: `/booths/${hall.boothId}/inbox?chat=${id}&line=1`,
      },
    ]);
  }
  expect(await noticesOf(admin)).toEqual([]);
  expect((await inboxOf(mate)).helpers.map(({ fullName }) => fullName)).toEqual([
    'Mia Lund',
    'Sam Holt',
  ]);
  expect([await unseenOf(mate), await unseenOf(guest)]).toEqual([1, 0]);
  await aLine(app, mate, id, { text: 'We do.' });
  await aLine(app, hall.staff, id, { text: 'Everywhere.' });
  expect(await inboxOf(hall.staff)).toMatchObject({
    requests: [{ id, request: { state: 'answered', takenBy: { fullName: 'Mia Lund' } } }],
    counts: { answered: 1, waiting: 0 },
  });
  expect(await noticesOf(guest)).toMatchObject([
    {
      kind: 'chat.booth_answered',
      data: { text: 'We do.' },
      link: `/exhibit-hall/${hall.boothId}?line=2`,
    },
  ]);
  const mine = await app.call('GET /api/chat/booths', { token: guest.token });
  expect((mine.body as Conversations).conversations.map((one) => one.id)).toEqual([id]);
  const theirs = await app.call('GET /api/chat/booths', { token: mate.token });
  expect((theirs.body as Conversations).conversations).toEqual([]);
});

describe('a question is missed', () => {
  const staffThere = async (): Promise<TestSocket> => {
    const opened = await openTestSocket(address, hall.staff.token);
    const { organisationId, id } = hall.staff.person;
    const isThere = async () => (await app.work.hub.peopleIn(organisationId)).includes(id);
    await expect.poll(isThere).toBe(true);
    return opened;
  };
  const staffGone = async ({ socket }: TestSocket) => {
    socket.disconnect();
    const { organisationId, id } = hall.staff.person;
    const isThere = async () => (await app.work.hub.peopleIn(organisationId)).includes(id);
    await expect.poll(isThere).toBe(false);
  };
  const missAfter = async (seconds: number) => {
    app.clock.ahead = seconds;
    await missBooths(app.work);
    app.clock.ahead = 0;
  };

  test('after ten minutes with nobody of the staff there, until it is answered', async () => {
    const id = await ask(guest);
    const there = await staffThere();
    await missAfter(601);
    expect(await stateOf(guest, id)).toBe('waiting');
    await staffGone(there);
    await missAfter(590);
    expect(await stateOf(guest, id)).toBe('waiting');
    await missAfter(601);
    expect(await stateOf(guest, id)).toBe('missed');
    await aLine(app, guest, id, { text: 'Anybody?' });
    expect(await stateOf(guest, id)).toBe('missed');
    expect(await unseenOf(hall.staff)).toBe(1);
    expect((await inboxOf(hall.staff)).counts).toMatchObject({ missed: 1, waiting: 0 });
    await aLine(app, hall.staff, id, { text: 'Now we are.' });
    expect(await stateOf(guest, id)).toBe('answered');
    await missAfter(2_000);
    expect(await stateOf(guest, id)).toBe('answered');
  });

  test('once the day of the event is over, whoever is there', async () => {
    const id = await ask(guest);
    const there = await staffThere();
    await missAfter(86_400);
    expect(await there.hears('chat.desk_changed')).toMatchObject({
      exhibitorId: hall.boothId,
      conversationId: id,
    });
    expect(await stateOf(guest, id)).toBe('missed');
    await staffGone(there);
  });
});

test('who asks in a conversation has asked, once, however much is said', async () => {
  const readConsole = async () =>
    (await hall.call('GET /api/booths/:exhibitorId/console', hall.staff)).body as Console;
  const asked = async () =>
    (await readConsole()).steps.find(({ step }) => step === 'asked')?.people;
  const visitors = async () =>
    (
      await hall.call('GET /api/booths/:exhibitorId/console/visitors', hall.staff, {
        query: { step: 'asked' },
      })
    ).body as Visitor[];
  expect(await asked()).toBe(0);
  const staffSocket = await openTestSocket(address, hall.staff.token);
  const id = await ask(guest, 'Between us');
  await staffSocket.hears('exhibitors.console_changed');
  staffSocket.socket.disconnect();
  await aLine(app, guest, id, { text: 'And more' });
  expect(await asked()).toBe(1);
  const { weights } = await readConsole();
  expect(await visitors()).toMatchObject([
    {
      fullName: 'Lea Okafor',
      score: weights.asked,
      why: [{ what: 'asked', times: 1, points: weights.asked }],
    },
  ]);
  const asks = await hall.call('GET /api/booths/:exhibitorId/asks', admin);
  expect(asks.body).toEqual([]);
  await aLine(app, hall.staff, id);
  await ask(hall.staff);
  expect(await asked()).toBe(1);
});
