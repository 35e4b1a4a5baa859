import type { Line } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aWindow, channelAbout, type ChatWindow } from '../../testing/chat/chat-windows.ts';
import { aCrowd } from '../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellChanges, tellStirred } from './chat.live.ts';
import { hereIn } from './people/people.here.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let crowd: Awaited<ReturnType<typeof aCrowd>>;
let ada: Actor;
let ben: Actor;
let lobby: number;
const windows: ChatWindow[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  ada = await crowd.attendee('Ada Vogel');
  ben = await crowd.attendee('Ben Okoro');
  lobby = await channelAbout(app, crowd.event.id);
});
afterEach(() => {
  for (const { socket } of windows.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

async function open(by: Actor): Promise<ChatWindow> {
  const window = await aWindow(address, by);
  windows.push(window);
  return window;
}
async function watching(by: Actor): Promise<ChatWindow> {
  const window = await open(by);
  expect(await window.say('chat.watch', { conversationId: lobby })).toEqual({
    answer: { sequence: 0 },
  });
  return window;
}

const where = () => ({ organisationId: admin.person.organisationId, id: lobby });
const change = (sequence: number) => ({ sequence, line: { text: `${sequence}` } as Line });
const tell = (...sequences: number[]) =>
  app.work.transaction(async (tx) => {
    const to = { watchers: true, personIds: [] };
    for (const sequence of sequences) tellChanges(tx, where(), [change(sequence)], to);
  });
const numbersOf = ({ heard }: ChatWindow) =>
  heard.flatMap(({ name, payload }) =>
    name === 'chat.changes'
      ? (payload as { changes: { sequence: number }[] }).changes.map(({ sequence }) => sequence)
      : [],
  );

describe('refused like what does not exist', () => {
  const refused = { problem: 'not_found' };

  test('a conversation of another organisation, one there is not, one of an event not joined', async () => {
    const stranger = await open(await anAdmin(app));
    expect(await stranger.say('chat.watch', { conversationId: lobby })).toEqual(refused);
    expect(await stranger.say('chat.watch', { conversationId: 999_999 })).toEqual(refused);
    expect(await stranger.say('chat.typing', { conversationId: lobby })).toEqual(refused);
    const outsider = await open(await aColleague(app, admin));
    expect(await outsider.say('chat.watch', { conversationId: lobby })).toEqual(refused);
    expect(await outsider.say('chat.watch_event', { eventId: crowd.event.id })).toEqual(refused);
    await tell(1);
    const ours = await watching(ada);
    await tell(2);
    await ours.hears('chat.changes');
    expect([...numbersOf(stranger), ...numbersOf(outsider)]).toEqual([]);
  });

  test('more rooms than anybody looks at', async () => {
    const window = await open(admin);
    for (let count = 0; count < 62; count++) {
      await crowdedRoom(window, count);
    }
    expect(await window.say('chat.watch', { conversationId: lobby })).toEqual({
      problem: 'too_many',
    });
  });
});

async function crowdedRoom(window: ChatWindow, count: number): Promise<void> {
  const { id } = await app.testDb.db
    .rows<{ id: number }>({
      parts: [
        `insert into chat_conversations (organisation_id, event_id, kind, about, title)
         values (${admin.person.organisationId}, ${crowd.event.id}, 'channel', 'topic', 't${count}')
         returning id`,
      ],
      values: [],
    })
    .then(([row]) => row ?? { id: 0 });
  await window.say('chat.watch', { conversationId: id });
}

test('who watches hears each number once and in order, many in one frame', async () => {
  const window = await watching(ada);
  await tell(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  await expect.poll(() => numbersOf(window)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(window.count('chat.changes')).toBeLessThanOrEqual(2);
});

test('who watches no more hears no more', async () => {
  const [gone, stays] = [await watching(ada), await watching(ada)];
  expect(await gone.say('chat.unwatch', { conversationId: lobby })).toEqual({ answer: {} });
  await tell(1);
  await stays.hears('chat.changes');
  expect(numbersOf(gone)).toEqual([]);
});

test('who has an event’s channels in sight hears that one stirs, at most once a second', async () => {
  const window = await open(ada);
  expect(await window.say('chat.watch_event', { eventId: crowd.event.id })).toEqual({ answer: {} });
  const began = performance.now();
  await app.work.transaction(async (tx) => {
    for (const sequence of [1, 2, 3])
      tellStirred(tx, { ...where(), eventId: crowd.event.id }, sequence);
  });
  await window.hears('chat.stirred', ({ sequence }) => sequence === 3);
  expect(performance.now() - began).toBeGreaterThan(900);
  expect(window.count('chat.stirred')).toBe(2);
});

describe('typing', () => {
  test('is told to the others who watch, with a name, and seldom', async () => {
    const [mine, mineToo, theirs] = [await watching(ada), await watching(ada), await watching(ben)];
    const deaf = await open(ben);
    for (let count = 0; count < 3; count++)
      await mine.say('chat.typing', { conversationId: lobby });
    const typing = await theirs.hears('chat.typing');
    expect(typing).toEqual({
      conversationId: lobby,
      personId: ada.person.id,
      fullName: 'Ada Vogel',
    });
    await tell(1);
    for (const window of [mine, mineToo, theirs]) await window.hears('chat.changes');
    expect([mine, mineToo, theirs, deaf].map((one) => one.count('chat.typing'))).toEqual([
      0, 0, 1, 0,
    ]);
  });

  test('is told by nobody who does not watch, or may not write', async () => {
    const [apart, theirs] = [await open(ada), await watching(ben)];
    await apart.say('chat.typing', { conversationId: lobby });
    await app.testDb.db.run({
      parts: [`update chat_conversations set is_paused = true where id = ${lobby}`],
      values: [],
    });
    const mute = await watching(ada);
    await mute.say('chat.typing', { conversationId: lobby });
    await app.testDb.db.run({
      parts: [`update chat_conversations set is_paused = false where id = ${lobby}`],
      values: [],
    });
    await tell(1);
    await theirs.hears('chat.changes');
    expect(theirs.count('chat.typing')).toBe(0);
  });
});

describe('who is here', () => {
  test('is counted by person, and told when it changes', async () => {
    const [first] = [await watching(ada), await watching(ada), await watching(ben)];
    const here = await hereIn(app.work, ada.person, lobby);
    expect(here.count).toBe(2);
    expect(here.people.map(({ fullName }) => fullName)).toEqual(['Ada Vogel', 'Ben Okoro']);
    await first.hears('chat.here', ({ count }) => count === 2);
    windows.at(-1)?.socket.disconnect();
    await first.hears('chat.here', ({ count }) => count === 1);
  });

  test('names nobody who hides, but counts them', async () => {
    const shy = await crowd.attendee('Shy Klein', { showsPresence: false });
    await watching(shy);
    const here = await hereIn(app.work, ben.person, lobby);
    expect(here).toEqual({ count: 1, people: [] });
  });

  test('is answered to readers only', async () => {
    const outsider = await aColleague(app, admin);
    await expect(hereIn(app.work, outsider.person, lobby)).rejects.toThrow('not_found');
  });
});
