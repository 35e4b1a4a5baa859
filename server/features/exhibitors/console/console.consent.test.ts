import type {
  Console,
  HallBoothPage,
  MyHall,
  MyProfile,
  StaffOnline,
  Visitor,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, aDrop, anAdmin } from '../../../testing/builders.ts';
import { aHall, type TestHall } from '../../../testing/hall.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';

/** With cards and profiles as they really are. */

let app: TestApp;
let admin: Actor;
let hall: TestHall;
let guest: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  hall = await aHall(app, admin);
  guest = await hall.guest('Lea Okafor');
  const visit = 'POST /api/events/:eventId/hall/:exhibitorId/visit';
  await hall.call(visit, guest, { body: { isFirst: true } });
});
afterAll(() => app.close());

const choose = async ({ token }: Actor, choice: object) => {
  const { version } = (await app.call('GET /api/profile', { token })).body as MyProfile;
  const changed = await app.call('PATCH /api/profile', { token, body: { version, ...choice } });
  expect(changed.status, changed.text).toBe(200);
};
const named = async (step: string, by = hall.staff) => {
  const key = 'GET /api/booths/:exhibitorId/console/visitors';
  const visitors = (await hall.call(key, by, { query: { step } })).body as Visitor[];
  return visitors.map(({ fullName }) => fullName);
};
const dropped = async () => {
  const answer = await hall.call('GET /api/booths/:exhibitorId/console', hall.staff);
  return (answer.body as Console).steps.find(({ step }) => step === 'dropped');
};
const holding = async () =>
  ((await hall.call('GET /api/events/:eventId/hall/mine', guest)).body as MyHall).holding;
const csv = async () =>
  (await hall.call('GET /api/booths/:exhibitorId/console.csv', hall.staff)).text;

test('a card names its person on the console; taken back, nothing does any more', async () => {
  expect([await named('visited'), await holding()]).toEqual([[null], []]);
  const drop = await aDrop(app, guest, hall.event.id, hall.boothId);
  expect(await dropped()).toMatchObject({ people: 1 });
  for (const actor of [hall.staff, admin]) {
    expect(await named('visited', actor)).toEqual(['Lea Okafor']);
  }
  expect([await named('dropped'), await holding()]).toEqual([['Lea Okafor'], [hall.boothId]]);
  expect(await csv()).toContain('Lea Okafor,30,5,0,0,0,0,25');
  const withdrawn = await hall.call('POST /api/events/:eventId/drops/:dropId/withdrawal', guest, {
    params: { dropId: drop.id },
  });
  expect(withdrawn.status).toBe(200);
  expect(await dropped()).toMatchObject({ people: 0 });
  expect([await named('visited'), await named('dropped')]).toEqual([[null], []]);
  expect([(await csv()).includes('Okafor'), await holding()]).toEqual([false, []]);
});

test('who lets booths know of their visits is named, and no longer than that', async () => {
  await choose(guest, { showsVisits: true });
  expect(await named('visited')).toEqual(['Lea Okafor']);
  await choose(guest, { showsVisits: false });
  expect(await named('visited')).toEqual([null]);
});

test('staff that does not show that it is here is not', async () => {
  const { socket } = await openTestSocket(await app.listen(), hall.staff.token);
  const online = async () => {
    app.clock.ahead += 11;
    const answer = await hall.call('GET /api/events/:eventId/hall/online', guest);
    return (answer.body as StaffOnline).booths.length;
  };
  expect(await online()).toBe(1);
  await choose(hall.staff, { showsPresence: false });
  expect(await online()).toBe(0);
  const page = await hall.call('GET /api/events/:eventId/hall/:exhibitorId', guest);
  expect((page.body as HallBoothPage).staff).toMatchObject([{ isOnline: false }]);
  socket.disconnect();
});
