import { randomUUID } from 'node:crypto';
import type { Call, CurrentCall, Signal } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aChat } from '../../testing/chat/chat.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../testing/test-socket.ts';
import { listNotifications } from '../notifications/index.ts';
import { endLonelyCalls } from './calls.lonely.ts';
import { missOldCalls } from './calls.missed.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let lea: Actor;
let noah: Actor;
let conversationId: number;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  app.clock.ahead = 0;
  lea = await aColleague(app, admin, 'client', 'Lea Okafor');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
  conversationId = await aChat(app, lea, noah);
});
afterAll(async () => {
  for (const { socket } of sockets) socket.disconnect();
  await app.close();
});

const deviceId = randomUUID();
const theirs = randomUUID();

const ring = (by: Actor, more: object = {}) =>
  app.call('POST /api/calls', {
    token: by.token,
    body: { conversationId, hasVideo: true, deviceId, ...more },
  });
const deed =
  (key: 'answer' | 'signals' | 'end') =>
  ({ token }: Actor, callId: number, body: object) =>
    app.call(`POST /api/calls/:callId/${key}`, { token, params: { callId }, body });
const answer = (by: Actor, callId: number, more: object = {}) =>
  deed('answer')(by, callId, { isAccepted: true, deviceId: theirs, ...more });
const signal: Signal = { kind: 'candidate', text: '{"candidate":"x"}' };
const pass = (by: Actor, callId: number, device: string, signals = [signal]) =>
  deed('signals')(by, callId, { deviceId: device, signals });
const end = (by: Actor, callId: number, isFailed = false) => deed('end')(by, callId, { isFailed });
const current = async ({ token }: Actor) =>
  ((await app.call('GET /api/calls/current', { token })).body as CurrentCall).call;
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const windowOf = async ({ token }: Actor): Promise<TestSocket> => {
  const opened = await openTestSocket(address, token);
  sockets.push(opened);
  return opened;
};
const missedBy = async ({ person }: Actor) =>
  (await listNotifications(app.work, person)).notifications.filter(
    ({ kind }) => kind === 'calls.missed',
  );
const ringing = async (by = lea): Promise<Call> => (await ring(by)).body as Call;
const going = async (): Promise<Call> => {
  const { id } = await ringing();
  return (await answer(noah, id)).body as Call;
};

describe('is refused', () => {
  test('to strangers: the conversation, and the call, are not there', async () => {
    const stranger = await aColleague(app, admin);
    expect((await ring(stranger)).status).toBe(404);
    expect((await ring(admin)).status).toBe(404);
    const { id } = await going();
    for (const other of [stranger, admin, await anAdmin(app)]) {
      expect((await answer(other, id)).status).toBe(404);
      expect((await pass(other, id, deviceId)).status).toBe(404);
      expect((await end(other, id)).status).toBe(404);
      expect(await current(other)).toBeNull();
    }
    expect((await current(lea))?.state).toBe('going');
  });

  test.each([
    ['the other has not accepted', 'asked', 'noah'],
    ['the other refused', 'refused', 'noah'],
    ['the caller was only invited', 'invited', 'lea'],
  ])('where %s', async (_why, standing, who) => {
    const { id } = (who === 'lea' ? lea : noah).person;
    await app.testDb.db.run(
      sql`update chat_members set standing = ${standing}
          where conversation_id = ${conversationId} and person_id = ${id}`,
    );
    expect(codeOf(await ring(lea))).toBe('calls.not_reachable');
  });

  test('where either blocked the other', async () => {
    const { organisationId } = lea.person;
    await app.testDb.db.run(
      sql`insert into chat_blocks (organisation_id, person_id, blocked_id, at)
          values (${organisationId}, ${noah.person.id}, ${lea.person.id}, now())`,
    );
    expect(codeOf(await ring(lea))).toBe('calls.not_reachable');
    expect(codeOf(await ring(noah))).toBe('calls.not_reachable');
  });

  test('to who was deactivated', async () => {
    await app.testDb.db.run(
      sql`update organisations_members set deactivated_at = now()
          where person_id = ${noah.person.id}`,
    );
    expect(codeOf(await ring(lea))).toBe('calls.not_reachable');
  });

  test('while one of both is in another call', async () => {
    const ines = await aColleague(app, admin, 'client', 'Ines Prado');
    const others = await aChat(app, noah, ines);
    const { id } = await ringing();
    expect(codeOf(await ring(ines, { conversationId: others }))).toBe('calls.busy');
    expect(codeOf(await ring(noah, { conversationId: others }))).toBe('calls.busy');
    await end(lea, id);
    expect((await ring(ines, { conversationId: others })).status).toBe(201);
  });
});

test('rings at both, is answered by one window and ends for all', async () => {
  const [caller, callee, second] = [
    await windowOf(lea),
    await windowOf(noah),
    await windowOf(noah),
  ];
  const call = await ringing();
  expect(call).toMatchObject({ state: 'ringing', callerDevice: deviceId, calleeDevice: null });
  expect((await callee.hears('calls.changed')).call).toEqual(call);
  expect((await current(noah))?.id).toBe(call.id);
  const answered = await Promise.all([
    answer(noah, call.id),
    answer(noah, call.id, { deviceId: randomUUID() }),
  ]);
  expect(answered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answered.map(codeOf)).toContain('calls.answered');
  await second.hears('calls.changed', (told) => told.call.state === 'going');
  expect(((await end(noah, call.id)).body as Call).state).toBe('ended');
  await caller.hears('calls.changed', (told) => told.call.state === 'ended');
  expect(((await end(lea, call.id, true)).body as Call).state).toBe('ended');
  expect([await current(lea), await missedBy(noah)]).toEqual([null, []]);
});

test('of two who call each other at once there is one call', async () => {
  const asked = await Promise.all([ring(lea), ring(noah, { deviceId: theirs })]);
  expect(asked.map(({ status }) => status)).toEqual([201, 201]);
  const [one, other] = asked.map(({ body }) => body as Call);
  expect(one).toEqual(other);
});

test('of twenty at once to one person one rings, and a repeat is the same one', async () => {
  const crowd = await Promise.all(Array.from({ length: 20 }, () => aColleague(app, admin)));
  const rooms = await Promise.all(crowd.map((one) => aChat(app, one, noah)));
  const asked = await Promise.all(
    crowd.map((one, index) => ring(one, { conversationId: rooms[index] })),
  );
  const made = asked.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  expect(asked.filter((one) => codeOf(one) === 'calls.busy')).toHaveLength(19);
  const winner = asked.findIndex(({ status }) => status === 201);
  const again = await ring(crowd[winner] ?? lea, { conversationId: rooms[winner] });
  expect([again.status, again.body]).toEqual([201, made[0]?.body]);
});

test('only who is called answers; refusing ends it without a notice', async () => {
  const { id } = await ringing();
  expect((await answer(lea, id)).status).toBe(404);
  const refused = await answer(noah, id, { isAccepted: false });
  expect((refused.body as Call).state).toBe('refused');
  expect(codeOf(await answer(noah, id))).toBe('calls.over');
  expect(await missedBy(noah)).toEqual([]);
});

describe('is missed', () => {
  test('when the caller takes it back', async () => {
    const { id } = await ringing();
    expect(((await end(lea, id)).body as Call).state).toBe('missed');
    expect(await missedBy(noah)).toMatchObject([
      { data: { fullName: 'Lea Okafor' }, link: `/comet-chat/${conversationId}` },
    ]);
  });

  test('after 45 seconds, at the next look, also after a restart', async () => {
    const { id } = await ringing();
    const next = await openTestApp({ beside: app });
    next.clock.ahead = 15;
    await missOldCalls(next.work);
    expect((await current(lea))?.id).toBe(id);
    next.clock.ahead = 46;
    const heard = await windowOf(noah);
    const { token } = noah;
    const look = await next.call('GET /api/calls/current', { token });
    expect(look.body).toEqual({ call: null });
    await next.close();
    expect(await missedBy(noah)).toHaveLength(1);
    expect((await ring(lea)).status).toBe(201);
    await heard.hears('calls.changed', (told) => told.call.state === 'ringing');
  });

  test('by everyone’s round, once on two nodes', async () => {
    const call = await ringing();
    const told = await windowOf(noah);
    app.clock.ahead = 46;
    await Promise.all([missOldCalls(app.work), missOldCalls(app.work)]);
    const { call: missed } = await told.hears('calls.changed');
    expect([missed.id, missed.state]).toEqual([call.id, 'missed']);
    expect(await missedBy(noah)).toHaveLength(1);
    expect(codeOf(await answer(noah, call.id))).toBe('calls.over');
  });

  test('by who does not want to be disturbed: nothing rings', async () => {
    const { organisationId, id } = noah.person;
    await app.testDb.db.run(
      sql`insert into chat_settings (organisation_id, person_id, status)
          values (${organisationId}, ${id}, 'busy')`,
    );
    const quiet = await windowOf(noah);
    expect((await ringing()).state).toBe('missed');
    await quiet.hears('notifications.added');
    expect(quiet.heard.map(({ name }) => name)).not.toContain('calls.changed');
    expect(await missedBy(noah)).toHaveLength(1);
    expect(await current(lea)).toBeNull();
  });
});

describe('signals', () => {
  test('reach the other side as they were said, and nobody else', async () => {
    const { id } = await going();
    const [caller, callee, stranger] = [
      await windowOf(lea),
      await windowOf(noah),
      await windowOf(admin),
    ];
    expect((await pass(lea, id, deviceId)).status).toBe(200);
    const said = { callId: id, fromDevice: deviceId, signals: [signal] };
    expect(await callee.hears('calls.signals')).toEqual(said);
    await pass(noah, id, theirs);
    await caller.hears('calls.signals', (told) => told.fromDevice === theirs);
    const signals = caller.heard.filter(({ name }) => name === 'calls.signals');
    expect(signals).toHaveLength(1);
    expect(stranger.heard).toEqual([]);
  });

  test('of a forged device, of another window and before the answer are refused', async () => {
    const { id } = await ringing();
    expect(codeOf(await pass(lea, id, deviceId))).toBe('calls.over');
    await answer(noah, id);
    for (const [by, device] of [
      [lea, theirs],
      [noah, deviceId],
      [noah, randomUUID()],
    ] as const) {
      expect(codeOf(await pass(by, id, device))).toBe('calls.answered');
    }
    await end(lea, id);
    expect(codeOf(await pass(lea, id, deviceId))).toBe('calls.over');
  });

  test('have a size, a number and a shape', async () => {
    const { id } = await going();
    const many = (count: number, length: number) =>
      Array.from({ length: count }, () => ({ ...signal, text: 'x'.repeat(length) }));
    expect((await pass(lea, id, deviceId, many(4, 20_000))).status).toBe(413);
    expect((await pass(lea, id, deviceId, many(51, 1))).status).toBe(422);
    expect((await pass(lea, id, deviceId, many(1, 20_001))).status).toBe(422);
    expect((await pass(lea, id, 'window 1')).status).toBe(422);
    expect((await pass(lea, id, deviceId, many(50, 1_000))).status).toBe(200);
  });
});

test('a call whose windows are gone ends by itself, one that goes on does not', async () => {
  await going();
  await endLonelyCalls(app.work);
  app.clock.ahead = 61;
  const [one, other] = [await windowOf(lea), await windowOf(noah)];
  await endLonelyCalls(app.work);
  expect((await current(lea))?.state).toBe('going');
  for (const { socket, closed } of [one, other]) {
    socket.disconnect();
    await closed;
  }
  const isGone = async () => (await app.work.hub.peopleIn(lea.person.organisationId)).length === 0;
  for (const { socket } of sockets) socket.disconnect();
  await expect.poll(isGone).toBe(true);
  await endLonelyCalls(app.work);
  expect((await current(lea))?.state).toBe('going');
  app.clock.ahead = 130;
  await endLonelyCalls(app.work);
  expect(await current(lea)).toBeNull();
});

test('browsers are told through what they find each other', async () => {
  const servers = [{ urls: ['turn:turn.example.org'], username: 'u', credential: 'c' }];
  const own = await openTestApp({ beside: app, env: { ICE_SERVERS: JSON.stringify(servers) } });
  const { token } = lea;
  expect((await own.call('GET /api/calls/ice-servers', { token })).body).toEqual({
    iceServers: servers,
  });
  await own.close();
  expect((await app.call('GET /api/calls/ice-servers', { token })).body).toEqual({
    iceServers: [],
  });
});
