import { randomUUID } from 'node:crypto';
import type { Ask, BoothAsk, Notification } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBooth, aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aHall, type TestHall } from '../../../testing/hall.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { listNotifications } from '../../notifications/index.ts';

let app: TestApp;
let admin: Actor;
let hall: TestHall;
let guest: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  hall = await aHall(app, admin);
  guest = await hall.guest('Lea Okafor');
});
afterAll(() => app.close());

const asks = 'GET /api/events/:eventId/hall/:exhibitorId/asks';
const ask = (by: Actor, body: { key: string; text: string }, exhibitorId = hall.boothId) =>
  hall.call('POST /api/events/:eventId/hall/:exhibitorId/asks', by, {
    params: { exhibitorId },
    body,
  });
const answer = (by: Actor, askId: number, text: string) =>
  hall.call('POST /api/booths/:exhibitorId/asks/:askId/answer', by, {
    params: { askId },
    body: { text },
  });
const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const noticesOf = async ({ person }: Actor): Promise<Notification[]> =>
  (await listNotifications(app.work, person)).notifications;

test('the same question sent thirty times is asked, and told, once', async () => {
  const staffSocket = await openTestSocket(await app.listen(), hall.staff.token);
  const question = { key: randomUUID(), text: 'Do you <b>ship</b> abroad?' };
  const sent = await Promise.all(Array.from({ length: 30 }, () => ask(guest, question)));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  expect(sent[0]?.body).toMatchObject([{ text: question.text, answer: null, answeredBy: null }]);
  expect(await noticesOf(hall.staff)).toMatchObject([
    {
      kind: 'exhibitors.asked',
      data: { exhibitorId: hall.boothId, fullName: 'Lea Okafor', text: question.text },
    },
  ]);
  expect(await staffSocket.hears('exhibitors.asks_changed')).toEqual({
    eventId: hall.event.id,
    exhibitorId: hall.boothId,
  });
  staffSocket.socket.disconnect();
});

test('a key belongs to one question at one booth; to each their own keys', async () => {
  const key = randomUUID();
  const other = await aBooth(app, admin, hall.event.id);
  await ask(guest, { key, text: 'One' });
  expect(codeOf(await ask(guest, { key, text: 'Two' }))).toBe('key_reused');
  expect(codeOf(await ask(guest, { key, text: 'One' }, other.id))).toBe('key_reused');
  expect((await ask(await hall.guest(), { key, text: 'Two' })).status).toBe(201);
});

test('what somebody asked is between them and the booth', async () => {
  const [one, other] = [await hall.guest('One'), await hall.guest('Other')];
  await ask(one, { key: randomUUID(), text: 'Mine' });
  expect((await hall.call(asks, other)).body).toEqual([]);
  const inbox = 'GET /api/booths/:exhibitorId/asks';
  const colleague = await hall.guest();
  await aBooth(app, admin, hall.event.id, [colleague]);
  for (const actor of [one, colleague, await anAdmin(app)]) {
    expect((await hall.call(inbox, actor)).status).toBe(404);
  }
  for (const actor of [hall.staff, admin]) {
    const listed = (await hall.call(inbox, actor)).body as BoothAsk[];
    expect(listed).toContainEqual(expect.objectContaining({ text: 'Mine', fullName: 'One' }));
  }
});

test('the first answer stands, and who asked hears it', async () => {
  const asker = await hall.guest();
  const [asked] = (await ask(asker, { key: randomUUID(), text: 'When?' })).body as Ask[];
  const askId = asked?.id ?? 0;
  const stranger = await aColleague(app, admin);
  expect((await answer(stranger, askId, 'Never')).status).toBe(404);
  expect((await answer(asker, askId, 'Never')).status).toBe(404);
  const answers = await Promise.all([
    answer(hall.staff, askId, 'At noon'),
    answer(admin, askId, 'At one'),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('exhibitors.answered');
  const [mine] = (await hall.call(asks, asker)).body as Ask[];
  const said = answers[0]?.status === 200 ? ['At noon', 'Sam Holt'] : ['At one', 'Ada Sommer'];
  expect([mine?.answer, mine?.answeredBy]).toEqual(said);
  const notices = await noticesOf(asker);
  expect(notices).toMatchObject([{ kind: 'exhibitors.answered', data: { text: said[0] } }]);
});

test('what is open stands first, the longest wait first', async () => {
  const own = await aHall(app, admin);
  const visitor = await own.guest();
  const put = async (text: string) => {
    const body = { key: randomUUID(), text };
    const key = 'POST /api/events/:eventId/hall/:exhibitorId/asks';
    return ((await own.call(key, visitor, { body })).body as Ask[])[0]?.id ?? 0;
  };
  const first = await put('First');
  await put('Second');
  await put('Third');
  const answered = await own.call('POST /api/booths/:exhibitorId/asks/:askId/answer', own.staff, {
    params: { askId: first },
    body: { text: 'Yes' },
  });
  expect((answered.body as BoothAsk[]).map(({ text }) => text)).toEqual([
    'Second',
    'Third',
    'First',
  ]);
});

test('a question of one booth is answered at no other', async () => {
  const [asked] = (await ask(guest, { key: randomUUID(), text: 'Here?' })).body as Ask[];
  const { id: exhibitorId } = await aBooth(app, admin, hall.event.id, [hall.staff]);
  const elsewhere = await hall.call(
    'POST /api/booths/:exhibitorId/asks/:askId/answer',
    hall.staff,
    {
      params: { exhibitorId, askId: asked?.id },
      body: { text: 'No' },
    },
  );
  expect(elsewhere.status).toBe(404);
});
