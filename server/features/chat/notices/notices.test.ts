import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { aChat, aLine } from '../../../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { listNotifications } from '../../notifications/index.ts';

let app: TestApp;
let address: string;
let one: Actor;
let other: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  one = await anAdmin(app);
  other = await aColleague(app, one);
});
afterAll(() => app.close());

const told = async ({ person }: Actor) =>
  (await listNotifications(app.work, person)).notifications.filter(
    ({ kind }) => kind === 'chat.wrote',
  );
const read = ({ token }: Actor, conversationId: number, sequence: number) =>
  app.call('POST /api/chat/conversations/:conversationId/read', {
    token,
    params: { conversationId },
    body: { sequence },
  });

test('lines of one conversation are told as one, and are read with it, in every window', async () => {
  const conversationId = await aChat(app, one, other);
  const window = await openTestSocket(address, other.token);
  await aLine(app, one, conversationId, { text: 'Hello' });
  const { sequence } = await aLine(app, one, conversationId, { text: 'Are you there?' });
  expect(await told(other)).toMatchObject([
    { count: 2, isRead: false, data: { text: 'Are you there?' } },
  ]);
  await read(other, conversationId, sequence);
  const { ids } = await window.hears('notifications.read');
  expect(ids).toContain((await told(other))[0]?.id);
  expect(await told(other)).toMatchObject([{ count: 2, isRead: true }]);
  await aLine(app, one, conversationId, { text: 'Later, then.' });
  expect(await told(other)).toMatchObject([
    { count: 1, isRead: false },
    { count: 2, isRead: true },
  ]);
});

test('the words of a line that is gone are told no more', async () => {
  const conversationId = await aChat(app, one, other);
  await aLine(app, one, conversationId, { text: 'Hello' });
  const { id: lineId } = await aLine(app, one, conversationId, { text: 'A slip' });
  const gone = (id: number) =>
    app.call('DELETE /api/chat/conversations/:conversationId/lines/:lineId', {
      token: one.token,
      params: { conversationId, lineId: id },
    });
  const ids = (await told(other)).map(({ id }) => id);
  const window = await openTestSocket(address, other.token);
  expect((await gone(lineId)).status).toBe(200);
  expect(await window.hears('notifications.gone')).toEqual({ ids, unread: 0 });
  expect(await told(other)).toEqual([]);
});
