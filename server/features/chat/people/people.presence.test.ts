import type { Presences } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aWindow, type ChatWindow } from '../../../testing/chat/chat-windows.ts';
import { aCrowd } from '../../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { setBan } from '../../events/index.ts';
import { statusFrom } from './people.presence.ts';
import { chooseStatus } from '../chat.self.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let crowd: Awaited<ReturnType<typeof aCrowd>>;
let ada: Actor;
let ben: Actor;
const windows: ChatWindow[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
});
beforeEach(async () => {
  ada = await crowd.attendee('Ada Vogel');
  ben = await crowd.attendee('Ben Okoro');
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
async function statusOf(of: Actor, by: Actor): Promise<string | undefined> {
  const { body } = await app.call('GET /api/chat/presence', {
    token: by.token,
    query: { personIds: `${of.person.id},999999` },
  });
  const { people } = body as Presences;
  expect(people[1]).toEqual({ id: 999_999, status: 'offline' });
  return people[0]?.status;
}
async function sees(of: Actor, by: Actor, status: string): Promise<void> {
  await expect.poll(() => statusOf(of, by), { timeout: 5_000 }).toBe(status);
}

test.each([
  ['online', 'active', 'online'],
  ['online', 'idle', 'away'],
  ['online', null, 'offline'],
  ['away', 'active', 'away'],
  ['busy', 'active', 'busy'],
  ['busy', 'idle', 'busy'],
  ['busy', null, 'offline'],
  ['offline', 'active', 'offline'],
] as const)('who chose %s and sits %s is %s', (chosen, attention, status) => {
  expect(statusFrom(chosen, attention)).toBe(status);
});

test('several windows are one person: there with any in use, away when all are left alone', async () => {
  const [desk, phone] = [await open(ada), await open(ada)];
  await sees(ada, ben, 'online');
  await desk.say('chat.presence', { isIdle: true });
  expect(await statusOf(ada, ben)).toBe('online');
  await phone.say('chat.presence', { isIdle: true });
  expect(await statusOf(ada, ben)).toBe('away');
  phone.socket.disconnect();
  expect(await statusOf(ada, ben)).toBe('away');
  await desk.say('chat.presence', { isIdle: false });
  await sees(ada, ben, 'online');
  desk.socket.disconnect();
  await sees(ada, ben, 'offline');
});

describe('looks like somebody who is not there', () => {
  test('who hides', async () => {
    await crowd.write(ada, { showsPresence: false });
    await open(ada);
    expect(await statusOf(ada, ben)).toBe('offline');
    expect(await statusOf(ada, ada)).toBe('online');
  });

  test('somebody of another organisation, and one whom the reader knows nothing of', async () => {
    await open(ada);
    expect(await statusOf(ada, await anAdmin(app))).toBe('offline');
    expect(await statusOf(ada, await aColleague(app, admin))).toBe('offline');
    expect(await statusOf(ada, ben)).toBe('online');
  });
});

test('who has a person in sight is told when they come, turn away, choose, hide and go', async () => {
  const window = await open(ben);
  await window.say('chat.watch_people', { personIds: [ada.person.id] });
  const hears = async (status: string) => {
    await window.hears(
      'chat.presence',
      (told) => told.personId === ada.person.id && told.status === status,
    );
    window.heard.length = 0;
  };
  const theirs = await open(ada);
  await hears('online');
  await theirs.say('chat.presence', { isIdle: true });
  await hears('away');
  await chooseStatus(app.work, ada.person, 'busy');
  await hears('busy');
  await crowd.write(ada, { showsPresence: false });
  await hears('offline');
  await crowd.write(ada, { showsPresence: true });
  await hears('busy');
  theirs.socket.disconnect();
  await hears('offline');
});

describe('who may know of a person no more hears nothing of them', () => {
  const watching = async () => {
    const window = await open(ben);
    await window.say('chat.watch_people', { personIds: [ada.person.id, ben.person.id] });
    return window;
  };
  const room = () => `sight:${admin.person.organisationId}.${ada.person.id}` as const;
  const endings = {
    'is shut out of the event': () => ban(ben),
    'had in sight who is shut out of it': () => ban(ada),
    'had in sight who is found by nobody now': () => crowd.write(ada, { isListed: false }),
  };
  const ban = (who: Actor) =>
    app.work.transaction((tx) =>
      setBan(
        tx,
        {
          organisationId: admin.person.organisationId,
          eventId: crowd.event.id,
          personId: who.person.id,
        },
        'infinity',
      ),
    );
  test.each(Object.keys(endings) as (keyof typeof endings)[])('who %s', async (ending) => {
    const window = await watching();
    expect(app.work.hub.countIn(room())).toBe(1);
    await endings[ending]();
    await expect.poll(() => app.work.hub.countIn(room())).toBe(0);
    window.heard.length = 0;
    await window.say('chat.watch_people', { personIds: [ada.person.id] });
    expect(app.work.hub.countIn(room())).toBe(0);
    await open(ada);
    await window.say('chat.watch_people', { personIds: [ben.person.id] });
    expect(window.count('chat.presence')).toBe(0);
  });
});

test('a page that is loaded anew is no absence', async () => {
  const window = await open(ben);
  const before = await open(ada);
  await window.say('chat.watch_people', { personIds: [ada.person.id] });
  before.socket.disconnect();
  await open(ada);
  await window.hears('chat.presence');
  expect(window.heard.map(({ payload }) => payload)).toEqual([
    { personId: ada.person.id, status: 'online' },
  ]);
});

test('whom a window has in sight replaces whom it had before', async () => {
  const window = await open(ben);
  await window.say('chat.watch_people', { personIds: [ada.person.id] });
  await window.say('chat.watch_people', { personIds: [admin.person.id] });
  await open(ada);
  await open(admin);
  await window.hears('chat.presence', ({ personId }) => personId === admin.person.id);
  expect(window.heard.filter(({ name }) => name === 'chat.presence')).toHaveLength(1);
});
