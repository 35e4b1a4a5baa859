import type { Connections, NotificationPage, PersonPage } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { sql } from '../../../platform/db/sql.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
});
afterAll(() => app.close());

const two = async () => [await crowd.attendee('Uma'), await crowd.attendee('Vera')] as const;
const of = async (by: Actor) => (await crowd.connections(by)).body as Connections;
const standing = async (by: Actor, to: Actor) =>
  ((await crowd.read(by, to)).body as PersonPage).standing;
const noticesOf = async ({ token }: Actor) =>
  ((await app.call('GET /api/notifications', { token })).body as NotificationPage).notifications;
const idOf = async (by: Actor, to: Actor) =>
  ((await crowd.read(by, to)).body as PersonPage).connectionId ?? 0;
/** Longer than anybody stays signed in. */
const letPass = (days: number) =>
  app.testDb.db.run(
    sql`update profiles_connections set asked_at = asked_at - make_interval(days => ${days})`,
  );

test('nobody answers or ends what is between two others', async () => {
  const [uma, vera] = await two();
  await crowd.ask(uma, vera);
  const id = await idOf(uma, vera);
  for (const by of [await crowd.attendee('Other'), admin, await anAdmin(app)]) {
    expect((await crowd.answer(by, id, true)).status).toBe(404);
    expect((await crowd.end(by, id)).status).toBe(404);
  }
  expect((await crowd.answer(uma, id, true)).status).toBe(404);
  expect(await standing(vera, uma)).toBe('asks');
});

test('nobody asks themselves, who is not there, or twice', async () => {
  const [uma, vera] = await two();
  expect((await crowd.ask(uma, uma)).status).toBe(404);
  expect((await crowd.ask(uma, await aColleague(app, admin))).status).toBe(404);
  expect((await crowd.ask(uma, vera)).status).toBe(201);
  const again = await crowd.ask(uma, vera);
  expect([again.status, again.body]).toEqual([
    409,
    expect.objectContaining({ code: 'profiles.asked_already' }),
  ]);
});

test('a request with a note is told once, and accepted it connects both', async () => {
  const [uma, vera] = await two();
  const socket = await openTestSocket(await app.listen(), uma.token);
  const asked = (await crowd.ask(uma, vera, 'About boats')).body as PersonPage;
  expect(asked.standing).toBe('asked');
  const [notice] = await noticesOf(vera);
  expect(notice).toMatchObject({
    kind: 'profiles.asks_to_connect',
    data: { personId: uma.person.id, fullName: 'Uma', text: 'About boats' },
  });
  const { incoming } = await of(vera);
  expect(incoming).toMatchObject([{ note: 'About boats', person: { id: uma.person.id } }]);
  expect((await crowd.answer(vera, incoming[0]?.id ?? 0, true)).status).toBe(200);
  await socket.hears('profiles.connections_changed', (told) => told.personId === vera.person.id);
  expect(await noticesOf(uma)).toMatchObject([{ kind: 'profiles.connected' }]);
  expect([await standing(uma, vera), await standing(vera, uma)]).toEqual([
    'connected',
    'connected',
  ]);
  expect((await crowd.end(uma, await idOf(uma, vera))).status).toBe(200);
  expect([await standing(uma, vera), await standing(vera, uma)]).toEqual(['none', 'none']);
});

test('asking who asked me connects; both at once connect as well', async () => {
  const [uma, vera] = await two();
  await Promise.all([crowd.ask(uma, vera), crowd.ask(vera, uma)]);
  expect([await standing(uma, vera), await standing(vera, uma)]).toEqual([
    'connected',
    'connected',
  ]);
});

test('a refusal looks like waiting, also when it is taken back and asked again', async () => {
  const [uma, vera] = await two();
  const [wes, xena] = await two();
  for (const [asker, asked] of [
    [uma, vera],
    [wes, xena],
  ] as const)
    await crowd.ask(asker, asked);
  expect((await crowd.answer(vera, await idOf(vera, uma), false)).status).toBe(200);
  const looks = async (asker: Actor, asked: Actor) => {
    const again = await crowd.ask(asker, asked);
    const { outgoing } = await of(asker);
    const read = (await crowd.read(asker, asked)).body as PersonPage;
    const ended = await crowd.end(asker, read.connectionId ?? 0);
    const after = await standing(asker, asked);
    const renewed = await crowd.ask(asker, asked);
    return [
      again.status,
      outgoing.length,
      read.standing,
      ended.status,
      after,
      renewed.status,
      (renewed.body as PersonPage).standing,
      (await noticesOf(asker)).length,
    ];
  };
  const [refused, waiting] = [await looks(uma, vera), await looks(wes, xena)];
  expect(refused).toEqual([409, 1, 'asked', 200, 'none', 201, 'asked', 0]);
  expect(waiting).toEqual(refused);
  expect((await of(vera)).incoming).toEqual([]);
  expect((await of(xena)).incoming).toHaveLength(1);
  // One notice for each, however often it was asked.
  expect(await noticesOf(vera)).toHaveLength(1);
  expect(await noticesOf(xena)).toHaveLength(1);
});

test('who refused may ask, and is connected', async () => {
  const [uma, vera] = await two();
  await crowd.ask(uma, vera);
  await crowd.answer(vera, await idOf(vera, uma), false);
  expect(await standing(vera, uma)).toBe('none');
  expect(((await crowd.ask(vera, uma)).body as PersonPage).standing).toBe('connected');
});

test('after thirty days one may ask again, refused or not', async () => {
  const [uma, vera] = await two();
  await crowd.ask(uma, vera);
  await crowd.answer(vera, await idOf(vera, uma), false);
  await letPass(31);
  expect(await standing(uma, vera)).toBe('none');
  expect((await of(uma)).outgoing).toEqual([]);
  expect((await crowd.ask(uma, vera)).status).toBe(201);
  expect((await of(vera)).incoming).toHaveLength(1);
});

test('twenty a day, also of many at once, and taking back wins none', async () => {
  const uma = await crowd.attendee('Busy');
  const others = await Promise.all(
    Array.from({ length: 24 }, (_, place) => crowd.attendee(`Number ${place}`)),
  );
  const [first] = others;
  if (!first) throw new Error('There is nobody.');
  await crowd.ask(uma, first);
  await crowd.end(uma, await idOf(uma, first));
  expect((await of(uma)).leftToday).toBe(19);
  const answers = await Promise.all(others.slice(1).map((other) => crowd.ask(uma, other)));
  const count = (status: number) => answers.filter((one) => one.status === status).length;
  expect([count(201), count(429)]).toEqual([19, 4]);
  expect((await of(uma)).leftToday).toBe(0);
  await letPass(1);
  expect((await of(uma)).leftToday).toBe(20);
});

test('what becomes hidden is hidden from who is no connection any more', async () => {
  const [uma, vera] = await two();
  await crowd.write(vera, { about: 'Only friends', privacy: { about: 'connections' } });
  await crowd.ask(uma, vera);
  await crowd.answer(vera, await idOf(vera, uma), true);
  expect((await crowd.read(uma, vera)).body).toMatchObject({ about: 'Only friends' });
  await crowd.end(vera, await idOf(vera, uma));
  expect((await crowd.read(uma, vera)).body).not.toHaveProperty('about');
});
