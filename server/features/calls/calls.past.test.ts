import { randomUUID } from 'node:crypto';
import type { Call, PastCall } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aChat, aGroup } from '../../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let lea: Actor;
let noah: Actor;
let conversationId: number;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  lea = await aColleague(app, admin, 'client', 'Lea Okafor');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
  conversationId = await aChat(app, lea, noah);
});
afterAll(() => app.close());

const deviceId = randomUUID();

async function ring(by: Actor, hasVideo: boolean): Promise<number> {
  const body = { conversationId, hasVideo, deviceId };
  const answer = await app.call('POST /api/calls', { token: by.token, body });
  return (answer.body as Call).id;
}
const reply = (by: Actor, callId: number, isAccepted: boolean) =>
  app.call('POST /api/calls/:callId/answer', {
    token: by.token,
    params: { callId },
    body: { isAccepted, deviceId: randomUUID() },
  });
const end = (by: Actor, callId: number) =>
  app.call('POST /api/calls/:callId/end', {
    token: by.token,
    params: { callId },
    body: { isFailed: false },
  });
const past = ({ token }: Actor, of = conversationId) =>
  app.call('GET /api/calls', { token, query: { conversationId: String(of) } });

test('a conversation keeps its calls for both: how they ended, and how long they were', async () => {
  const talked = await ring(lea, true);
  await reply(noah, talked, true);
  expect((await past(lea)).body).toEqual([]);
  app.clock.ahead += 65;
  await end(noah, talked);
  const refused = await ring(noah, false);
  await reply(lea, refused, false);
  await end(lea, await ring(lea, false));
  const all = (await past(lea)).body as PastCall[];
  expect(all.map(({ callerId, state, hasVideo }) => [callerId, state, hasVideo])).toEqual([
    [lea.person.id, 'ended', true],
    [noah.person.id, 'refused', false],
    [lea.person.id, 'missed', false],
  ]);
  expect(all[0]?.seconds).toBeGreaterThanOrEqual(65);
  expect(all.slice(1).map(({ seconds }) => seconds)).toEqual([0, 0]);
  expect((await past(noah)).body).toEqual(all);
});

test('nobody else reads them', async () => {
  const stranger = await aColleague(app, admin);
  for (const other of [stranger, admin, await anAdmin(app)]) {
    expect((await past(other)).status).toBe(404);
  }
});

test('a group has none', async () => {
  const id = await aGroup(app, lea, [noah]);
  expect(await past(lea, id)).toMatchObject({ status: 200, body: [] });
});
