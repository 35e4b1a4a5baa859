import type { Directory, Measure, MyEvent } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aDesk, type Desk } from '../../testing/moderation.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { endBans } from '../events/index.ts';

let app: TestApp;
let admin: Actor;
let desk: Desk;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  desk = await aDesk(app, admin);
});
afterAll(() => app.close());

const ban = async (of: Actor, minutes: number | null = null) =>
  ((await desk.measure(admin, of, { minutes })).body as Measure).id;
const myEvents = async ({ token }: Actor) =>
  (await app.call('GET /api/events', { token })).body as MyEvent[];
const listed = async (by: Actor) =>
  ((await desk.call(by, 'GET /api/events/:eventId/people')).body as Directory).people.map(
    ({ id }) => id,
  );

/** What stands open to who takes part. */
const doors = (by: Actor) =>
  Promise.all(
    (
      [
        'GET /api/events/:eventId/reminder',
        'GET /api/events/:eventId/online',
        'GET /api/events/:eventId/people',
        'GET /api/events/:eventId/stars',
        'GET /api/events/:eventId/hall',
      ] as const
    ).map(async (key) => (await desk.call(by, key)).status),
  );
const open = [200, 200, 200, 200, 200];
const closed = open.map(() => 404);

test('who is banned is not in the event, at any of its doors', async () => {
  const [uma, vera] = [await desk.attendee(), await desk.attendee()];
  expect([await doors(uma), await listed(vera)]).toEqual([
    open,
    expect.arrayContaining([uma.person.id]),
  ]);
  await ban(uma);
  expect(await doors(uma)).toEqual(closed);
  expect(await myEvents(uma)).toEqual([]);
  expect(await listed(vera)).not.toContain(uma.person.id);
  expect((await desk.report(uma, { kind: 'person', personId: vera.person.id })).status).toBe(404);
  expect(await desk.mine(uma)).toMatchObject([{ kind: 'ban', eventName: desk.event.name }]);
});

test('no way leads back in while it lasts', async () => {
  const uma = await desk.attendee();
  await ban(uma);
  const { slug } = desk.event;
  const { token } = uma;
  const joining = await app.call('POST /api/e/:slug/join-as-me', {
    token,
    params: { slug },
    body: {},
  });
  expect([joining.status, (joining.body as { code: string }).code]).toEqual([
    403,
    'moderation.banned',
  ]);
  const params = { personId: uma.person.id };
  await desk.call(admin, 'DELETE /api/events/:eventId/attendees/:personId', { params });
  await desk.call(admin, 'POST /api/events/:eventId/attendees', { body: { text: uma.email } });
  expect(await doors(uma)).toEqual(closed);
});

test('lifted, it is as it was before', async () => {
  const [uma, vera] = [await desk.attendee(), await desk.attendee()];
  const id = await ban(uma);
  expect((await desk.lift(admin, id)).body).toMatchObject({ isOver: true });
  expect([await doors(uma), await listed(vera)]).toEqual([
    open,
    expect.arrayContaining([uma.person.id]),
  ]);
});

test('of two bans the longer one decides', async () => {
  const uma = await desk.attendee();
  const [long, short] = [await ban(uma, 600), await ban(uma, 5)];
  await desk.lift(admin, short);
  expect(await doors(uma)).toEqual(closed);
  await desk.lift(admin, long);
  expect(await doors(uma)).toEqual(open);
});

test('its time over, they are in again; the lists follow within the minute', async () => {
  const [uma, vera] = [await desk.attendee(), await desk.attendee()];
  await ban(uma, 5);
  await desk.endTimes();
  expect(await doors(uma)).toEqual(open);
  await endBans(app.work);
  expect(await listed(vera)).toContain(uma.person.id);
  expect((await desk.mine(uma))[0]?.isOver).toBe(true);
});

test('a banned one of a booth’s staff stands there no more', async () => {
  const gold = await desk.attendee();
  const { id: exhibitorId } = await desk.booth([gold]);
  const read = () =>
    app.call('GET /api/booths/:exhibitorId', { token: gold.token, params: { exhibitorId } });
  expect((await read()).status).toBe(200);
  await ban(gold);
  expect((await read()).status).toBe(404);
  const { body } = await app.call('GET /api/booths/:exhibitorId', {
    token: admin.token,
    params: { exhibitorId },
  });
  expect((body as { staff: unknown[] }).staff).toEqual([]);
});
