import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionRoom } from '../../platform/sockets/rooms.ts';
import { aBooth, aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aWindow, channelAbout, type ChatWindow } from '../../testing/chat/chat-windows.ts';
import { aGroup, aLine } from '../../testing/chat/chat.ts';
import { aCrowd } from '../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { leaveGroup } from './rooms/rooms.leave-group.ts';
import { channelsOf, watchersOf } from './chat.live.ts';
import { block } from './chat.self.ts';
import { addTopic, closeTopic } from './rooms/rooms.topics.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let crowd: Awaited<ReturnType<typeof aCrowd>>;
let lobby: number;
let ada: Actor;
let ben: Actor;
const windows: ChatWindow[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  lobby = await channelAbout(app, crowd.event.id);
});
beforeEach(async () => {
  ada = await crowd.attendee('Ada Vogel');
  ben = await crowd.attendee('Ben Okoro');
});
afterEach(() => {
  for (const { socket } of windows.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

async function watching(by: Actor, conversationId = lobby): Promise<ChatWindow> {
  const window = await aWindow(address, by);
  windows.push(window);
  expect(await window.say('chat.watch', { conversationId })).toHaveProperty('answer');
  await window.say('chat.watch_event', { eventId: crowd.event.id });
  return window;
}

const isWatched = (id: number) =>
  app.work.hub.countIn(watchersOf({ organisationId: admin.person.organisationId, id }));
/** The lobby's windows watch its event as well, and leave one after the other. */
function hearersOf(id: number): number {
  if (id !== lobby) return isWatched(id);
  const event = channelsOf(admin.person.organisationId, crowd.event.id);
  return Math.max(isWatched(id), app.work.hub.countIn(event));
}

const soon = { timeout: 5_000, interval: 10 };

/** Lines, typing, counts and that it stirs: what one who hears hears. */
async function hearsNoMore(out: ChatWindow, left: number, id = lobby): Promise<void> {
  await expect.poll(() => hearersOf(id), soon).toBe(left);
  const stays = await watching(admin, id);
  out.heard.length = 0;
  await aLine(app, admin, id);
  const typist = await watching(admin, id);
  await typist.say('chat.typing', { conversationId: id });
  await stays.hears('chat.changes');
  await stays.hears('chat.here');
  const ofChat = out.heard.filter(({ name }) => /^chat\.(changes|typing|here|stirred)$/.test(name));
  expect(ofChat).toEqual([]);
}

async function setModules(change: (modules: string[]) => string[]): Promise<void> {
  const input = { token: admin.token, params: { eventId: crowd.event.id } };
  const event = await app.call('GET /api/events/:eventId', input);
  const { version, modules } = event.body as { version: number; modules: string[] };
  const body = { version, modules: change(modules) };
  const changed = await app.call('PATCH /api/events/:eventId', { ...input, body });
  expect(changed.status).toBe(200);
}

describe('soon hears nothing more', () => {
  test('who is banned from the event', async () => {
    const [out] = [await watching(ada), await watching(ben)];
    await app.call('POST /api/events/:eventId/measures', {
      token: admin.token,
      params: { eventId: crowd.event.id },
      body: { personId: ada.person.id, kind: 'ban', reason: 'Spam', minutes: null },
    });
    await hearsNoMore(out, 1);
    expect(await out.say('chat.watch', { conversationId: lobby })).toEqual({
      problem: 'not_found',
    });
    expect(await out.say('chat.watch_event', { eventId: crowd.event.id })).toEqual({
      problem: 'not_found',
    });
  });

  test('who is put out of the event', async () => {
    const [out] = [await watching(ada), await watching(ben)];
    await app.call('DELETE /api/events/:eventId/attendees/:personId', {
      token: admin.token,
      params: { eventId: crowd.event.id, personId: ada.person.id },
    });
    await hearsNoMore(out, 1);
  });

  test('who is signed out', async () => {
    const [out] = [await watching(ada), await watching(ben)];
    await app.call('POST /jwt/logout', { token: ada.token });
    await hearsNoMore(out, 1);
  });

  test('who is put out of the organisation', async () => {
    const [out] = [await watching(ada), await watching(ben)];
    await app.call('DELETE /api/people/:personId', {
      token: admin.token,
      params: { personId: ada.person.id },
    });
    await hearsNoMore(out, 1);
  });

  test('an organiser who becomes an attendee of nothing', async () => {
    const second = await aColleague(app, admin, 'admin');
    const [out] = [await watching(second), await watching(ben)];
    await app.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: second.person.id },
      body: { role: 'client' },
    });
    await hearsNoMore(out, 1);
  });

  test('who is put out of a group', async () => {
    const group = await aGroup(app, admin, [ada, ben]);
    const [out] = [await watching(ada, group), await watching(ben, group)];
    await leaveGroup(app.work, admin.person, group, ada.person.id);
    await hearsNoMore(out, 1, group);
  });

  test('who stands in a topic that is closed', async () => {
    const topic = await addTopic(app.work, admin.person, crowd.event.id, 'Keynote');
    await watching(ada, topic.id);
    await closeTopic(app.work, admin.person, topic.id);
    await expect.poll(() => isWatched(topic.id), soon).toBe(0);
  });

  test('who visits a booth that leaves the floor', async () => {
    const { id } = await aBooth(app, admin, crowd.event.id);
    const booth = await channelAbout(app, crowd.event.id, 'booth');
    await watching(ada, booth);
    await app.call('PATCH /api/events/:eventId/exhibitors/:exhibitorId', {
      token: admin.token,
      params: { eventId: crowd.event.id, exhibitorId: id },
      body: { isShown: false },
    });
    await expect.poll(() => isWatched(booth), soon).toBe(0);
  });

  test('everybody, when chat is switched off, but for organisers', async () => {
    const [out] = [await watching(ada), await watching(ben)];
    await setModules((modules) => modules.filter((name) => name !== 'chat'));
    await hearsNoMore(out, 0);
    await setModules((modules) => [...modules, 'chat']);
  });
});

test('who loses a right while they ask for it does not slip in', async () => {
  const window = await aWindow(address, ada);
  windows.push(window);
  const asking = Array.from({ length: 20 }, () =>
    window.say('chat.watch', { conversationId: lobby }),
  );
  const banning = app.call('DELETE /api/events/:eventId/attendees/:personId', {
    token: admin.token,
    params: { eventId: crowd.event.id, personId: ada.person.id },
  });
  await Promise.all([...asking, banning]);
  await expect.poll(() => isWatched(lobby), soon).toBe(0);
});

test('who is looked up while their session ends does not slip in', async () => {
  const opening = Array.from({ length: 10 }, () => aWindow(address, ada).catch(() => null));
  await app.call('POST /jwt/logout', { token: ada.token });
  for (const window of await Promise.all(opening)) if (window) await window.closed;
  expect(app.work.hub.countIn(sessionRoom(ada.person.sessionId))).toBe(0);
});

test('with a block between, two see nothing of each other', async () => {
  const [mine, theirs] = [await watching(ada), await watching(ben)];
  await mine.say('chat.watch_people', { personIds: [ben.person.id] });
  await theirs.say('chat.watch_people', { personIds: [ada.person.id] });
  await theirs.say('chat.presence', { isIdle: true });
  await mine.hears('chat.presence', ({ status }) => status === 'away');
  await block(app.work, ada.person, ben.person.id);
  for (const window of [mine, theirs]) {
    await window.hears('chat.presence', ({ status }) => status === 'offline');
    window.heard.length = 0;
  }
  const witness = await watching(admin);
  await witness.say('chat.watch_people', { personIds: [ben.person.id, ada.person.id] });
  await mine.say('chat.presence', { isIdle: true });
  await theirs.say('chat.presence', { isIdle: false });
  for (const { person } of [ada, ben]) {
    await witness.hears('chat.presence', ({ personId }) => personId === person.id);
  }
  expect([mine.count('chat.presence'), theirs.count('chat.presence')]).toEqual([0, 0]);
  await mine.say('chat.watch_people', { personIds: [ben.person.id] });
  expect(app.work.hub.countIn(`sight:${ben.person.organisationId}.${ben.person.id}`)).toBe(1);
});
