import type {
  Conversation,
  Desk,
  EventSetup,
  LinePage,
  MyHelp,
  Notification,
  UnseenChats,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { aLine } from '../../../testing/chat/chat.ts';
import { aQuestion } from '../../../testing/chat/desks.ts';
import {
  type Answer,
  type CallInput,
  openTestApp,
  type TestApp,
} from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { insertPerson } from '../../events/index.ts';
import { listNotifications } from '../../notifications/index.ts';
import { alertOfUnanswered } from './desks.alert.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let second: Actor;
let asker: Actor;
let event: EventSetup;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  second = await aColleague(app, admin, 'admin', 'Bea Kern');
  event = await aPublishedEvent(app, admin);
  asker = await aGuest('Lea Okafor');
});
afterAll(() => app.close());

async function aGuest(name: string): Promise<Actor> {
  const guest = await aColleague(app, admin, 'client', name);
  await insertPerson(app.testDb.db, admin.person.organisationId, event.id, guest.person.id);
  return guest;
}

const deed = (
  name: 'take' | 'hand-over' | 'state' | 'transcript',
  { token }: Actor,
  conversationId: number,
  body?: object,
) =>
  app.call(`POST /api/chat/requests/:conversationId/${name}`, {
    token,
    params: { conversationId },
    ...(body && { body }),
  });
const inEvent = (key: Parameters<TestApp['call']>[0], { token }: Actor, input: CallInput = {}) =>
  app.call(key, { token, ...input, params: { eventId: event.id, ...input.params } });
const deskOf = async (by: Actor, state?: string) =>
  (await inEvent('GET /api/events/:eventId/help-desk', by, { ...(state && { query: { state } }) }))
    .body as Desk;
const help = async (by: Actor) =>
  ((await inEvent('GET /api/events/:eventId/help', by)).body as MyHelp).conversation;
const read = ({ token }: Actor, conversationId: number) =>
  app.call('GET /api/chat/conversations/:conversationId', { token, params: { conversationId } });
const requestOf = async (by: Actor, id: number) =>
  ((await read(by, id)).body as Conversation).request;
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const noticesOf = async ({ person }: Actor): Promise<Notification[]> =>
  (await listNotifications(app.work, person)).notifications;
const kindsOf = async (by: Actor) => (await noticesOf(by)).map(({ kind }) => kind);
const unseenOf = async ({ token }: Actor) =>
  ((await app.call('GET /api/chat/unseen', { token })).body as UnseenChats).help;

describe('is refused', () => {
  test('to everyone but who asked and the organisers', async () => {
    const id = await aQuestion(app, asker, event.id);
    const others = [await aGuest('Other'), await aColleague(app, admin), await anAdmin(app)];
    for (const other of others) {
      expect((await read(other, id)).status).toBe(404);
      expect((await deed('take', other, id)).status).toBe(404);
      expect((await deed('hand-over', other, id, { personId: other.person.id })).status).toBe(404);
      expect((await deed('state', other, id, { state: 'closed' })).status).toBe(404);
      expect((await deed('transcript', other, id)).status).toBe(404);
    }
    expect((await requestOf(asker, id))?.state).toBe('waiting');
  });

  test('to who asked, what only the desk may', async () => {
    const id = await aQuestion(app, asker, event.id);
    expect((await deed('take', asker, id)).status).toBe(404);
    const over = { personId: admin.person.id };
    expect((await deed('hand-over', asker, id, over)).status).toBe(404);
    expect((await inEvent('GET /api/events/:eventId/help-desk', asker)).status).toBe(403);
  });

  test('before the first line there is nothing to deal with', async () => {
    const opened = await inEvent('POST /api/events/:eventId/help', asker);
    const { id, request } = opened.body as Conversation;
    expect(request).toBeNull();
    expect((await deed('take', admin, id)).status).toBe(404);
    expect((await deskOf(admin)).requests).toEqual([]);
  });

  test('to who is not in the event, or where chat is switched off', async () => {
    const outside = await aColleague(app, admin);
    expect((await inEvent('POST /api/events/:eventId/help', outside)).status).toBe(404);
    await app.testDb.db.run(
      sql`update events set modules = array_remove(modules, 'chat') where id = ${event.id}`,
    );
    expect((await inEvent('POST /api/events/:eventId/help', asker)).status).toBe(404);
    expect((await inEvent('GET /api/events/:eventId/help', asker)).status).toBe(404);
  });

  test('to hand over to somebody who does not see to the desk', async () => {
    const id = await aQuestion(app, asker, event.id);
    for (const { person } of [asker, await aGuest('Other'), await anAdmin(app)]) {
      expect((await deed('hand-over', admin, id, { personId: person.id })).status).toBe(404);
    }
  });
});

test('everyone has one conversation with the organisers, in however many windows', async () => {
  const opened = await Promise.all(
    Array.from({ length: 10 }, () => inEvent('POST /api/events/:eventId/help', asker)),
  );
  expect(new Set(opened.map(({ body }) => (body as Conversation).id)).size).toBe(1);
  expect(await help(await aGuest('Other'))).toBeNull();
});

test('who waits longest stands first, and moves up as others are taken', async () => {
  const others = [await aGuest('Two'), await aGuest('Three')];
  const ids: number[] = [];
  for (const one of [asker, ...others]) ids.push(await aQuestion(app, one, event.id));
  const elsewhere = await aPublishedEvent(app, admin);
  await aQuestion(app, await aColleague(app, admin), elsewhere.id);
  const [first = 0, middle = 0, last = 0] = ids;
  const desk = await deskOf(admin);
  expect(desk.requests.map(({ id, request }) => [id, request?.place])).toEqual([
    [first, 1],
    [middle, 2],
    [last, 3],
  ]);
  expect(desk.counts).toEqual({ waiting: 3, taken: 0, answered: 0, closed: 0, missed: 0 });
  expect(desk.helpers.map(({ id }) => id)).toEqual([admin.person.id, second.person.id]);
  expect((await requestOf(others[1] ?? asker, last))?.place).toBe(3);
  const waiting = await openTestSocket(address, others[1]?.token);
  await deed('take', admin, first);
  expect(await waiting.hears('chat.desk_changed')).toEqual({
    eventId: event.id,
    exhibitorId: null,
    conversationId: last,
  });
  waiting.socket.disconnect();
  expect((await requestOf(others[1] ?? asker, last))?.place).toBe(2);
  expect((await requestOf(asker, first))?.place).toBeNull();
  expect((await deskOf(admin)).requests.map(({ id }) => id)).toEqual([middle, last, first]);
  expect((await deskOf(admin, 'mine')).requests.map(({ id }) => id)).toEqual([first]);
  expect((await deskOf(second, 'mine')).requests).toEqual([]);
});

test('of two organisers at once one takes it', async () => {
  const id = await aQuestion(app, asker, event.id);
  const taken = await Promise.all([deed('take', admin, id), deed('take', second, id)]);
  expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(taken.map(codeOf)).toContain('chat.taken');
  const winner = taken[0]?.status === 200 ? admin : second;
  expect((await requestOf(asker, id))?.takenBy?.id).toBe(winner.person.id);
  expect((await deed('take', winner, id)).status).toBe(200);
});

test('a question goes from waiting to answered and back, in the same hands', async () => {
  const [desk, mine] = [
    await openTestSocket(address, admin.token),
    await openTestSocket(address, asker.token),
  ];
  const id = await aQuestion(app, asker, event.id, 'Where is my badge?');
  await desk.hears('chat.desk_changed', ({ conversationId }) => conversationId === id);
  expect(await noticesOf(second)).toMatchObject([
    {
      kind: 'chat.help_asked',
      link: `/admin-chat/${id}?line=1`,
      data: { text: 'Where is my badge?' },
    },
  ]);
  await aLine(app, asker, id, { text: 'Hello?' });
  expect(await kindsOf(second)).toEqual(['chat.help_asked']);
  await aLine(app, admin, id, { text: 'At the entrance.' });
  await mine.hears('chat.desk_changed');
  for (const { socket } of [desk, mine]) socket.disconnect();
  const answered = { state: 'answered', waitingSince: null, takenBy: { id: admin.person.id } };
  expect(await requestOf(asker, id)).toMatchObject(answered);
  await aLine(app, second, id, { text: 'Left of it.' });
  expect(
    (await noticesOf(asker)).filter(({ kind }) => kind === 'chat.help_answered'),
  ).toMatchObject([{ data: { fullName: 'Ada Sommer', text: 'At the entrance.' } }]);
  await aLine(app, asker, id, { text: 'There is nobody.' });
  expect(await requestOf(asker, id)).toMatchObject({
    state: 'waiting',
    takenBy: { id: admin.person.id },
  });
  expect(await kindsOf(second)).toEqual(['chat.help_asked']);
  expect(await noticesOf(admin)).toMatchObject([
    { kind: 'chat.help_asked', count: 2, data: { text: 'There is nobody.' } },
  ]);
});

test('is handed over to a colleague, who is told', async () => {
  const id = await aQuestion(app, asker, event.id);
  await deed('take', admin, id);
  const over = await deed('hand-over', admin, id, { personId: second.person.id });
  expect((over.body as Conversation).request?.takenBy?.id).toBe(second.person.id);
  expect(await kindsOf(second)).toContain('chat.help_handed_over');
  expect(await kindsOf(admin)).not.toContain('chat.help_handed_over');
});

test('what was told of a line goes with its words, and is read with the conversation', async () => {
  const id = await aQuestion(app, asker, event.id, 'My secret');
  const lineOf = async (by: Actor) => {
    const path = { token: by.token, params: { conversationId: id } };
    const key = 'GET /api/chat/conversations/:conversationId/lines';
    return ((await app.call(key, path)).body as LinePage).lines.at(-1);
  };
  const line = await lineOf(asker);
  await app.call('DELETE /api/chat/conversations/:conversationId/lines/:lineId', {
    token: asker.token,
    params: { conversationId: id, lineId: line?.id },
  });
  expect(await noticesOf(second)).toEqual([]);
  await deed('state', asker, id, { state: 'closed' });
  const next = await aLine(app, asker, id, { text: 'In the open' });
  await app.call('POST /api/chat/conversations/:conversationId/read', {
    token: second.token,
    params: { conversationId: id },
    body: { sequence: next.sequence },
  });
  expect(await noticesOf(second)).toMatchObject([{ isRead: true }]);
  expect(await noticesOf(admin)).toMatchObject([{ isRead: false }]);
});

test('who left the desk holds nothing back', async () => {
  const id = await aQuestion(app, asker, event.id);
  await deed('take', second, id);
  await app.testDb.db.run(
    sql`update organisations_members set role = 'client' where person_id = ${second.person.id}`,
  );
  expect((await deed('take', admin, id)).status).toBe(200);
});

test('is closed and opened again from either side; a line opens it as well', async () => {
  const id = await aQuestion(app, asker, event.id);
  await deed('take', admin, id);
  expect((await deed('state', asker, id, { state: 'closed' })).status).toBe(200);
  expect((await deskOf(admin)).requests).toEqual([]);
  expect((await deskOf(admin, 'closed')).requests.map((one) => one.id)).toEqual([id]);
  await deed('state', admin, id, { state: 'waiting' });
  expect(await requestOf(asker, id)).toMatchObject({ state: 'waiting', takenBy: null, place: 1 });
  await deed('state', admin, id, { state: 'closed' });
  await aLine(app, asker, id, { text: 'One more thing' });
  expect(await requestOf(asker, id)).toMatchObject({ state: 'waiting', takenBy: null });
  const { waitingSince } = (await requestOf(asker, id)) ?? {};
  await deed('state', asker, id, { state: 'waiting' });
  expect((await requestOf(asker, id))?.waitingSince).toBe(waitingSince);
});

describe('unanswered for too long', () => {
  const alertsOf = async (by: Actor) =>
    (await noticesOf(by))
      .filter(({ kind }) => kind === 'chat.help_unanswered')
      .reduce((sum, { count }) => sum + count, 0);
  const setMinutes = (alertMinutes: number) =>
    inEvent('PUT /api/events/:eventId/help-desk', admin, { body: { alertMinutes } });

  test('alerts all organisers once, also while it is taken, and anew after a new wait', async () => {
    // A notice has the first 160 signs of it: half a sign is none.
    const id = await aQuestion(app, asker, event.id, `${'a'.repeat(159)}🎉 and more`);
    await setMinutes(5);
    await deed('take', admin, id);
    app.clock.ahead = 290;
    await alertOfUnanswered(app.work);
    expect(await alertsOf(second)).toBe(0);
    app.clock.ahead = 301;
    await Promise.all([alertOfUnanswered(app.work), alertOfUnanswered(app.work)]);
    await alertOfUnanswered(app.work);
    expect([await alertsOf(admin), await alertsOf(second), await alertsOf(asker)]).toEqual([
      1, 1, 0,
    ]);
    await aLine(app, admin, id, { text: 'Now' });
    await aLine(app, asker, id, { text: 'Again' });
    app.clock.ahead = 700;
    await alertOfUnanswered(app.work);
    expect(await alertsOf(second)).toBe(2);
  });

  test('alerts nobody where that is switched off, or once it is answered', async () => {
    await setMinutes(0);
    const id = await aQuestion(app, asker, event.id);
    app.clock.ahead = 90_000;
    await alertOfUnanswered(app.work);
    app.clock.ahead = 0;
    expect(await alertsOf(second)).toBe(0);
    await setMinutes(5);
    expect((await deskOf(admin)).alertMinutes).toBe(5);
    await aLine(app, admin, id, { text: 'Here' });
    app.clock.ahead = 90_000;
    await alertOfUnanswered(app.work);
    expect(await alertsOf(second)).toBe(0);
  });
});

test('the menu counts who waits for organisers, unseen answers for others', async () => {
  const id = await aQuestion(app, asker, event.id);
  expect([await unseenOf(admin), await unseenOf(asker)]).toEqual([1, 0]);
  await aLine(app, admin, id);
  expect([await unseenOf(admin), await unseenOf(asker)]).toEqual([0, 1]);
});
