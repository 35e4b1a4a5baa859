import type { EventFigures } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBooth, anAdmin, aPackage, aPublishedEvent, aSponsor } from '../../../testing/builders.ts';
import { aFair } from '../../../testing/cards/cards.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

test('what came of booths and sponsors is told, and saved without becoming a formula', async () => {
  const admin = await anAdmin(app);
  const { id: eventId } = await aPublishedEvent(app, admin);
  await aBooth(app, admin, eventId);
  const { id: packageId } = await aPackage(app, admin, eventId, { promised: { lobby: 70 } });
  await aSponsor(app, admin, eventId, { packageId, name: '=HYPERLINK("//evil")' });
  const asked = { token: admin.token, params: { eventId } };
  const { body } = await app.call('GET /api/events/:eventId/analytics', asked);
  const { sessions, booths, sponsors } = body as EventFigures;
  expect(sessions).toEqual([]);
  expect(booths).toMatchObject([{ seen: 0, visited: 0, asked: 0 }]);
  expect(sponsors).toMatchObject([{ promised: 70, impressions: 0, clicks: 0 }]);
  const file = await app.call('GET /api/events/:eventId/analytics/sponsors.csv', asked);
  expect(file.status).toBe(200);
  expect(file.text).toContain(`"'=HYPERLINK(""//evil"")"`);
});

test('a booth counts who dropped a card there, each once, and who took it back no more', async () => {
  const admin = await anAdmin(app);
  const fair = await aFair(app, admin);
  const [one, other] = [await fair.aVisitor(), await fair.aVisitor('Olga Other')];
  for (const visitor of [one, one, other]) await fair.drop(visitor);
  const asked = { token: admin.token, params: { eventId: fair.event.id } };
  const figures = async () =>
    (await app.call('GET /api/events/:eventId/analytics', asked)).body as EventFigures;
  expect((await figures()).booths).toMatchObject([{ cards: 2 }]);
  for (const { id } of await fair.drops(other)) await fair.withdraw(other, id);
  expect((await figures()).booths).toMatchObject([{ cards: 1 }]);
});

test('of another organisation they are not found', async () => {
  const [here, there] = [await anAdmin(app), await anAdmin(app)];
  const { id: eventId } = await aPublishedEvent(app, there);
  const asked = { token: here.token, params: { eventId } };
  for (const key of [
    'GET /api/events/:eventId/analytics',
    'GET /api/events/:eventId/analytics/sponsors.csv',
  ] as const) {
    expect((await app.call(key, asked)).status).toBe(404);
  }
});
