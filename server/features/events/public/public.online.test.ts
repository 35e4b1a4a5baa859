import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hasRedis, openTestRedis } from '../../../testing/test-redis.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let event: EventSetup;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

/** Later than any count that is still good. */
async function online(at = app, token = admin.token): Promise<unknown> {
  at.clock.ahead += 11;
  const answer = await at.call('GET /api/events/:eventId/online', {
    token,
    params: { eventId: event.id },
  });
  return answer.status === 200 ? (answer.body as { people: number }).people : answer.status;
}

test('people are counted once, however many windows they have; others not at all', async () => {
  expect(await online()).toBe(0);
  const stranger = await anAdmin(app, 'Someone Else');
  const windows = [
    await openTestSocket(address, admin.token),
    await openTestSocket(address, admin.token),
    await openTestSocket(address, (await aColleague(app, admin)).token),
    await openTestSocket(address, stranger.token),
  ];
  expect(await online()).toBe(2);
  for (const { socket } of windows) socket.disconnect();
  await expect.poll(() => online()).toBe(0);
});

test('who does not take part is told nothing', async () => {
  expect(await online(app, (await aColleague(app, admin)).token)).toBe(404);
});

const soon = { timeout: 5_000, interval: 250 };
/** A node that says nothing is counted for ten seconds; each look moves the clock. */
const whenSilent = { timeout: 30_000, interval: 1_000 };

test.skipIf(!hasRedis)(
  'two nodes count together, and alone while Redis is away',
  async () => {
    const redis = await openTestRedis();
    const env = { REDIS_URL: redis.url };
    const here = await openTestApp({ env, beside: app });
    const there = await openTestApp({ env, beside: app });
    const colleague = await aColleague(app, admin);
    const addressThere = await there.listen();
    const windows = [
      await openTestSocket(await here.listen(), admin.token),
      await openTestSocket(addressThere, admin.token),
      await openTestSocket(addressThere, colleague.token),
    ];
    await expect.poll(() => online(here), soon).toBe(2);
    await redis.kill();
    await expect.poll(() => online(here), whenSilent).toBe(1);
    for (const { socket } of windows) socket.disconnect();
    for (const node of [there, here]) await node.close();
  },
  60_000,
);
