import type { ChatSelf, Conversation } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin, aRequest } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let talks: ReturnType<typeof talksIn>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  talks = talksIn(app);
});
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const two = async (): Promise<[Actor, Actor]> => [
  await crowd.attendee('Ines Prado'),
  await crowd.attendee('Omar Diallo'),
];
const talking = async (): Promise<[Actor, Actor, number]> => {
  const [one, other] = await two();
  const { id } = await talks.direct(one, other);
  await talks.say(one, id, 'Hello');
  await talks.answer(other, id, true);
  return [one, other, id];
};

test('nobody learns why somebody cannot be reached', async () => {
  const me = await crowd.attendee('Asker');
  const hidden = await crowd.attendee('Hidden', { isListed: false });
  const elsewhere = await aColleague(app, admin);
  const foreign = await anAdmin(app, 'Of another house');
  const blocking = await crowd.attendee('Blocking');
  await talks.block(blocking, me);
  const gone = { ...me, person: { ...me.person, id: 999_999_999 } };
  const answers = await Promise.all(
    [hidden, elsewhere, foreign, blocking, me, gone].map((one) => talks.openDirect(me, one)),
  );
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await talks.mine(me)).toEqual([]);
});

test('reached are organisers, connections, staff of booths, and whom a directory shows', async () => {
  const me = await crowd.attendee('Seeker');
  const shown = await crowd.attendee('Shown');
  const staff = await crowd.attendee('Staff', { isListed: false });
  await crowd.booth([staff]);
  const friend = await crowd.attendee('Friend');
  const request = await aRequest(app, crowd.event.id, friend, me);
  await crowd.answer(me, request, true);
  await crowd.write(friend, { isListed: false });
  const opened = await Promise.all(
    [shown, staff, friend, admin].map((one) => talks.openDirect(me, one)),
  );
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const standings = opened.map(({ body }) => (body as Conversation).standing);
  expect(standings).toEqual(['asked', 'asked', 'member', 'member']);
});

test('where chat is switched off, its people do not meet in it', async () => {
  const other = await aCrowd(app, admin);
  const [one, another] = [await other.attendee('One'), await other.attendee('Another')];
  const { db } = app.testDb;
  await db.run(
    sql`update events set modules = array_remove(modules, 'chat') where id = ${other.event.id}`,
  );
  expect((await talks.openDirect(one, another)).status).toBe(409);
});

test('a conversation is theirs once something is said, and strangers accept first', async () => {
  const [one, other] = await two();
  const { id } = await talks.direct(one, other);
  expect(await talks.mine(other)).toEqual([]);
  expect((await talks.read(other, id)).status).toBe(404);
  await talks.say(one, id, 'May I ask something?');
  const [asks] = await talks.mine(other);
  expect(asks).toMatchObject({ id, standing: 'invited', mayWrite: false, unseen: 1 });
  expect(codeOf(await talks.trySay(other, id, 'Too early'))).toBe('chat.not_accepted');
  expect((await talks.answer(other, id, true)).status).toBe(200);
  const standings = [(await talks.mine(one))[0], (await talks.mine(other))[0]];
  expect(standings.map((row) => row?.standing)).toEqual(['member', 'member']);
  await talks.say(other, id, 'Of course');
});

test('who asked hears nothing of a refusal, which may be taken back', async () => {
  const [one, other] = await two();
  const { id } = await talks.direct(one, other);
  await talks.say(one, id, 'Hello?');
  const before = (await talks.read(one, id)).body;
  await talks.answer(other, id, false);
  expect((await talks.read(one, id)).body).toEqual(before);
  expect(await talks.mine(other)).toEqual([]);
  expect((await talks.direct(other, one)).id).toBe(id);
  await talks.answer(other, id, true);
  expect((await talks.mine(one))[0]).toMatchObject({ id, standing: 'member' });
});

test('both who open it before a word is said are in it with the first one', async () => {
  const [one, other] = await two();
  const { id } = await talks.direct(one, other);
  expect((await talks.direct(other, one)).id).toBe(id);
  await talks.say(one, id, 'You first');
  await talks.say(other, id, 'No, you');
  const standings = [(await talks.mine(one))[0], (await talks.mine(other))[0]];
  expect(standings.map((row) => row?.standing)).toEqual(['member', 'member']);
});

test('two who open it at the same moment have one conversation', async () => {
  const [one, other] = await two();
  const opened = await Promise.all([
    ...Array.from({ length: 5 }, () => talks.direct(one, other)),
    ...Array.from({ length: 5 }, () => talks.direct(other, one)),
  ]);
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test('nobody answers for others, or what is no question', async () => {
  const [one, other, id] = await talking();
  const third = await crowd.attendee('Third');
  const isRefused = await Promise.all([
    talks.answer(third, id, true),
    talks.answer(one, id, false),
    talks.answer(other, id, false),
  ]);
  expect(isRefused.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await talks.read(one, id)).body).toMatchObject({ standing: 'member' });
});

test('a block stops both, tells the other nothing, and ends', async () => {
  const [one, other, id] = await talking();
  const self = (await talks.block(one, other)).body as ChatSelf;
  expect(self.blocked.map((person) => person.id)).toEqual([other.person.id]);
  expect(codeOf(await talks.trySay(other, id, 'Still there?'))).toBe('chat.not_reachable');
  expect(codeOf(await talks.trySay(one, id, 'And now?'))).toBe('chat.not_reachable');
  expect((await talks.read(one, id)).body).toMatchObject({ isBlocked: true, mayWrite: false });
  expect((await talks.read(other, id)).body).toMatchObject({ isBlocked: false, mayWrite: true });
  await talks.unblock(one, other);
  await talks.say(other, id, 'Again');
});

test('a guessed number is blocked by nobody and tells no name', async () => {
  const me = await crowd.attendee('Guesser');
  const hidden = await crowd.attendee('Never Seen', { isListed: false });
  const foreign = await anAdmin(app, 'Of another house');
  const missing = { person: { id: 999_999_999 } };
  const answers = await Promise.all(
    [hidden, foreign, missing, me].map((one) => talks.block(me, one)),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const [lobby] = await talks.channels(hidden, crowd.event.id);
  await talks.say(hidden, lobby?.id ?? 0, 'Good morning');
  expect((await talks.block(me, hidden)).status).toBe(200);
});

test('a status is chosen for all windows, and only mine', async () => {
  const [one, other] = await two();
  const body = { status: 'busy' };
  expect((await talks.call(one, 'PATCH /api/chat/self', { body })).body).toMatchObject(body);
  expect((await talks.call(other, 'GET /api/chat/self')).body).toMatchObject({ status: 'online' });
});

test('what I want to be told of a conversation is mine to choose', async () => {
  const [one, other, id] = await talking();
  const choose = (by: Actor) =>
    talks.call(by, 'PUT /api/chat/conversations/:conversationId/notify', {
      params: { conversationId: id },
      body: { notify: 'none' },
    });
  expect((await choose(await crowd.attendee('Third'))).status).toBe(404);
  expect((await choose(one)).body).toMatchObject({ notify: 'none', standing: 'member' });
  expect((await talks.read(other, id)).body).toMatchObject({ notify: 'all' });
});
