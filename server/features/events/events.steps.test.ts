import type { EventSetup, FirstSteps } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, anEvent } from '../../testing/builders.ts';
import { verify } from '../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const read = async (eventId: number, by = admin) =>
  app.call('GET /api/events/:eventId/steps', { token: by.token, params: { eventId } });
const put = (eventId: number, body: unknown, by = admin) =>
  app.call('PUT /api/events/:eventId/steps', { token: by.token, params: { eventId }, body });
const doneOf = async (eventId: number) =>
  ((await read(eventId)).body as FirstSteps).steps
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);
const missingOf = async (eventId: number) => ((await read(eventId)).body as FirstSteps).missing;

test('are for organisers of the organisation alone, to read and to put away', async () => {
  const { id } = await anEvent(app, admin);
  const others = [await aColleague(app, admin), await anAdmin(app)];
  const statuses = await Promise.all(
    others.flatMap((by) => [read(id, by), put(id, { isAway: true }, by)]),
  );
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 404, 404]);
  for (const body of [{}, { isAway: 'yes' }, { isAway: true, steps: [] }])
    expect((await put(id, body)).status).toBe(422);
  expect((await read(id)).body).toMatchObject({ isAway: false });
});

test('each is done once what it makes is there, and open again without it', async () => {
  const { token } = admin;
  const { id: eventId, languages } = await anEvent(app, admin);
  const params = { eventId };
  expect(await doneOf(eventId)).toEqual([]);
  expect(await missingOf(eventId)).toEqual(['verified', 'description', 'agenda']);

  const made = await app.call('POST /api/events/:eventId/rooms', {
    token,
    params,
    body: { name: 'Aurora', kind: 'room', capacity: null },
  });
  const [room] = (made.body as EventSetup).rooms;
  await app.call('POST /api/events/:eventId/speakers', {
    token,
    params,
    body: { kind: 'speaker', name: 'Ada King' },
  });
  const text = Object.fromEntries(languages.map((language) => [language, 'Words']));
  const { version } = made.body as EventSetup;
  await app.call('PATCH /api/events/:eventId', {
    token,
    params,
    body: { version, tagline: text, accent: '#4c56dd' },
  });
  expect(await doneOf(eventId)).toEqual(['rooms', 'speakers', 'look']);

  await app.call('DELETE /api/events/:eventId/rooms/:roomId', {
    token,
    params: { eventId, roomId: room?.id ?? 0 },
  });
  expect(await doneOf(eventId)).toEqual(['speakers', 'look']);
  await verify(app, admin);
  expect(await missingOf(eventId)).toEqual(['agenda']);

  await app.call('POST /api/events/:eventId/attendees', {
    token,
    params,
    body: { text: 'Lea Okafor <lea.first@example.org>' },
  });
  expect(await doneOf(eventId)).toContain('invite');
  await app.call('POST /api/events/:eventId/state', {
    token,
    params,
    body: { state: 'published' },
  });
  // Shown to everyone, and its program to nobody: that step is not done.
  expect(await doneOf(eventId)).not.toContain('publish');
});

test('are put away for every organiser, twice as once, and shown again', async () => {
  const { id } = await anEvent(app, admin);
  const colleague = await aColleague(app, admin, 'admin');
  await Promise.all([put(id, { isAway: true }), put(id, { isAway: true })]);
  expect((await read(id, colleague)).body).toMatchObject({ isAway: true });
  const { id: second } = await anEvent(app, admin);
  expect((await read(second)).body).toMatchObject({ isAway: false });
  expect((await put(id, { isAway: false }, colleague)).body).toMatchObject({ isAway: false });
});
