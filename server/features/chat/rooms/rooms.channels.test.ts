import type { Conversation } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgenda } from '../../../testing/agenda.ts';
import { aBooth, aColleague, type Actor, anAdmin, anEvent } from '../../../testing/builders.ts';
import { aLine } from '../../../testing/chat/chat.ts';
import { verify } from '../../../testing/email/mailbox.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;
let eventId: number;
let talks: ReturnType<typeof talksIn>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
  eventId = agenda.event.id;
  talks = talksIn(app);
});
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const addTopic = (by: Actor, title: string) =>
  talks.call(by, 'POST /api/events/:eventId/channels', { params: { eventId }, body: { title } });
const setRules = (by: Actor, conversationId: number, body: object) =>
  talks.call(by, 'PATCH /api/chat/channels/:conversationId/rules', {
    params: { conversationId },
    body,
  });
const follow = (by: Actor, conversationId: number, isFollowing: boolean) =>
  talks.call(by, 'PUT /api/chat/channels/:conversationId/follow', {
    params: { conversationId },
    body: { isFollowing },
  });
const close = (by: Actor, conversationId: number) =>
  talks.call(by, 'DELETE /api/chat/channels/:conversationId', { params: { conversationId } });
const lobbyFor = async (by: Actor) => (await talks.channels(by, eventId))[0] as Conversation;

test('channels come with their session and booth, each where it belongs', async () => {
  await addTopic(admin, 'Travel');
  const late = await agenda.add({ title: { en: 'Late' }, startsAt: '2027-03-28T16:00:00Z' });
  const early = await agenda.add({ title: { en: 'Early' }, startsAt: '2027-03-27T09:00:00Z' });
  await agenda.add({ title: { en: 'Unpublished' } });
  await agenda.publish();
  const booth = await aBooth(app, admin, eventId);
  const shown = await talks.channels(agenda.attendee, eventId);
  const all = shown.map(({ about, subjectId, title, titles }) => [
    about,
    about === 'topic' ? title : (titles?.en ?? subjectId),
  ]);
  expect(all.slice(0, 4)).toEqual([
    ['lobby', null],
    ['topic', 'Travel'],
    ['session', 'Early'],
    ['session', 'Late'],
  ]);
  expect(all.at(-1)).toEqual(['booth', booth.id]);
  const sessions = shown.filter(({ about }) => about === 'session');
  expect(sessions.slice(0, 2).map(({ subjectId }) => subjectId)).toEqual([early.id, late.id]);
});

test('of an event one is not in there are no channels, nor of a draft', async () => {
  const outside = await aColleague(app, admin);
  const draft = await anEvent(app, admin);
  const foreign = await anAdmin(app, 'Of another house');
  const statusFor = async (by: Actor, id: number) =>
    (await talks.call(by, 'GET /api/events/:eventId/channels', { params: { eventId: id } })).status;
  expect(await statusFor(outside, eventId)).toBe(404);
  expect(await statusFor(foreign, eventId)).toBe(404);
  expect(await statusFor(agenda.attendee, draft.id)).toBe(404);
  expect(await statusFor(admin, draft.id)).toBe(200);
  const { id } = await lobbyFor(admin);
  const tries = await Promise.all([talks.read(outside, id), follow(outside, id, true)]);
  expect(tries.map(({ status }) => status)).toEqual([404, 404]);
});

test('a booth that is not on the floor has a channel for its staff alone', async () => {
  const staff = await agenda.join(await aColleague(app, admin));
  const { id } = await aBooth(app, admin, eventId, [staff]);
  const hide = { params: { eventId, exhibitorId: id }, body: { isShown: false } };
  await talks.call(admin, 'PATCH /api/events/:eventId/exhibitors/:exhibitorId', hide);
  const sees = async (by: Actor) =>
    (await talks.channels(by, eventId)).some(
      ({ about, subjectId }) => about === 'booth' && subjectId === id,
    );
  expect([await sees(agenda.attendee), await sees(staff), await sees(admin)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('topics are organisers’ to name and close; a closed one is gone', async () => {
  expect((await addTopic(agenda.attendee, 'Mine')).status).toBe(403);
  const { body } = await addTopic(admin, ' Lunch ');
  const { id, title } = body as Conversation;
  expect(title).toBe('Lunch');
  await talks.say(agenda.attendee, id, 'Where do we meet?');
  const renamed = await talks.call(admin, 'PATCH /api/chat/channels/:conversationId', {
    params: { conversationId: id },
    body: { title: 'Dinner' },
  });
  expect(renamed.body).toMatchObject({ title: 'Dinner', version: 2 });
  expect((await close(agenda.attendee, id)).status).toBe(403);
  expect((await close(admin, id)).status).toBe(200);
  expect((await talks.read(agenda.attendee, id)).status).toBe(404);
  expect(await talks.search(agenda.attendee, 'meet')).toEqual([]);
  expect((await close(admin, id)).status).toBe(404);
});

test('what is no topic is neither renamed nor closed', async () => {
  const { id } = await lobbyFor(admin);
  expect((await close(admin, id)).status).toBe(404);
  expect((await lobbyFor(agenda.attendee)).id).toBe(id);
});

test('rules are its moderators’: organisers, who chairs the session, staff of the booth', async () => {
  const staff = await agenda.join(await aColleague(app, admin));
  const { id: boothId } = await aBooth(app, admin, eventId, [staff]);
  const channels = await talks.channels(staff, eventId);
  const booth = channels.find(({ about, subjectId }) => about === 'booth' && subjectId === boothId);
  const { id } = await lobbyFor(admin);
  expect((await setRules(agenda.attendee, id, { isPaused: true })).status).toBe(403);
  expect((await setRules(staff, id, { isPaused: true })).status).toBe(403);
  expect(booth?.mayModerate).toBe(true);
  expect((await setRules(staff, booth?.id ?? 0, { slowSeconds: 30 })).status).toBe(200);
  const set = await setRules(admin, id, { isPaused: true });
  expect(set.body).toMatchObject({ rules: { isPaused: true, slowSeconds: 0 }, mayWrite: true });
  expect(codeOf(await talks.trySay(agenda.attendee, id, 'Hello'))).toBe('chat.paused');
  await talks.say(admin, id, 'We go on in a minute');
  await setRules(admin, id, { isPaused: false });
});

test('whoever chairs a session keeps order in its channel, and in no other', async () => {
  const chair = await agenda.join(await aColleague(app, admin));
  await verify(app, chair);
  const made = await talks.call(admin, 'POST /api/events/:eventId/speakers', {
    params: { eventId },
    body: { kind: 'co-chair', name: 'Carla', email: chair.email },
  });
  const speakers = [{ id: (made.body as { id: number }).id, role: 'chair' as const }];
  const startsAt = '2027-03-27T13:00:00Z';
  const chaired = await agenda.add({ title: { en: 'Chaired' }, startsAt, speakers });
  await agenda.publish();
  const channels = await talks.channels(chair, eventId);
  const mine = channels.filter(({ mayModerate }) => mayModerate);
  expect(mine.map(({ subjectId }) => subjectId)).toEqual([chaired.id]);
  const tries = channels.map(async ({ id }) => (await setRules(chair, id, {})).status);
  const allowed = (await Promise.all(tries)).filter((status) => status === 200);
  expect(allowed).toHaveLength(1);
  expect((await setRules(agenda.attendee, mine[0]?.id ?? 0, {})).status).toBe(403);
  const hides = channels.map(async ({ id: conversationId }) => {
    const line = await aLine(app, admin, conversationId, { text: 'Buy now' });
    const { status } = await talks.call(
      chair,
      'POST /api/chat/conversations/:conversationId/lines/:lineId/hide',
      { params: { conversationId, lineId: line.id }, body: { reason: 'No adverts' } },
    );
    return [conversationId, status];
  });
  expect((await Promise.all(hides)).filter(([, status]) => status === 200)).toEqual([
    [mine[0]?.id, 200],
  ]);
});

test('where followers write, following lets one', async () => {
  const { id } = await lobbyFor(admin);
  await setRules(admin, id, { followersOnly: true });
  expect(codeOf(await talks.trySay(agenda.attendee, id, 'Hi'))).toBe('chat.followers_only');
  expect((await follow(agenda.attendee, id, true)).body).toMatchObject({
    isFollowing: true,
    mayWrite: true,
    unseen: 0,
  });
  await talks.say(agenda.attendee, id, 'Hi');
  await follow(agenda.attendee, id, false);
  expect(codeOf(await talks.trySay(agenda.attendee, id, 'Hi'))).toBe('chat.followers_only');
  await setRules(admin, id, { followersOnly: false });
});
