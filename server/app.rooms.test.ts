import { readdirSync, readFileSync } from 'node:fs';
import type { Acting } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actingIn, adminsOf, everyoneIn, personIn, sessionRoom } from './platform/sockets/rooms.ts';
import type { Room } from './platform/work.ts';
import { aColleague, type Actor, anAdmin } from './testing/builders.ts';
import { aWindow, channelAbout, type ChatWindow } from './testing/chat/chat-windows.ts';
import { aCrowd, type Crowd } from './testing/profiles.ts';
import { newStage } from './testing/stages/stages.ts';
import { type CallInput, openTestApp, type TestApp } from './testing/test-app.ts';

type Key = Parameters<TestApp['call']>[0];

interface Kind {
  room(who: Actor): Room;
  /** Only who runs the organisation is ever in it. */
  isForOrganisers?: true;
  /** It ends with taking part in the event as well. */
  isOfEvent?: true;
}

let app: TestApp;
let address: string;
let admin: Actor;
let crowd: Crowd;
let seen: Actor;
let lobby: number;
let stageId: number;
const windows: ChatWindow[] = [];

const of = ({ person }: Actor) => person.organisationId;

/** Every kind of room that anything makes, and the one of that kind somebody is in. */
const kinds: Readonly<Record<string, Kind>> = {
  organisation: { room: (who) => everyoneIn(of(who)) },
  admins: { room: (who) => adminsOf(of(who)), isForOrganisers: true },
  person: { room: (who) => personIn(of(who), who.person.id) },
  session: { room: (who) => sessionRoom(who.person.sessionId) },
  acting: { room: (who) => actingIn(of(who), who.person.id), isForOrganisers: true },
  chat: { room: (who) => `chat:${of(who)}.${lobby}`, isOfEvent: true },
  channels: { room: (who) => `channels:${of(who)}.${crowd.event.id}`, isOfEvent: true },
  stage: { room: (who) => `stage:${of(who)}.${stageId}`, isOfEvent: true },
  studio: { room: (who) => `studio:${of(who)}.${stageId}`, isForOrganisers: true },
  sight: { room: (who) => `sight:${of(who)}.${seen.person.id}`, isOfEvent: true },
};

const here = new URL('./', import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(features|platform)\/.*\.ts$|^app[\w.]*\.ts$/.test(path))
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path, here), 'utf8'));
const findAll = (pattern: RegExp) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = '']) => found));

describe('every kind of room', () => {
  test('has its line here', () => {
    const made = findAll(/\): Room\s*=>\s*`(\w+):\$\{/g);
    expect(made.toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  test('is made by a function of its own, by which it is found', () => {
    const makers = findAll(/(\w+) = \([^=]*\): Room\s*=>/g);
    const entered = findAll(/window\.enter\((\w+)/g);
    expect(entered.filter((maker) => !makers.includes(maker))).toEqual([]);
    expect(findAll(/window\.hear\(\s*'(\w+)'/g).filter((kind) => !(kind in kinds))).toEqual([]);
    // A room's name written where it is used would be seen by neither.
    expect(findAll(/(?:as Room\b|\.enter\(\s*`|, \[\s*`\w+:\$\{)/g)).toEqual([]);
  });
});

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  seen = await crowd.attendee('Seen Everywhere');
  lobby = await channelAbout(app, crowd.event.id);
  stageId = (await newStage(app, admin, crowd.event.id)).id;
});
afterEach(() => {
  for (const { socket } of windows.splice(0)) socket.disconnect();
});
afterAll(() => app.close());

const call = (key: Key, by: Actor, input: CallInput = {}) =>
  app.call(key, { token: by.token, ...input });
const about = (who: Actor) => ({ params: { personId: who.person.id } });
const atEvent = (who: Actor) => ({
  params: { eventId: crowd.event.id, personId: who.person.id },
});

/** Whatever ends what somebody may hear in an organisation. */
const endings: Readonly<Record<string, (who: Actor) => Promise<{ status: number }>>> = {
  'signs out': (who) => call('POST /jwt/logout', who),
  'ends the session from the list': (who) =>
    call('DELETE /api/accounts/sessions/:sessionId', who, {
      params: { sessionId: who.person.sessionId },
    }),
  'has every session ended by an organiser': (who) =>
    call('POST /api/people/:personId/end-sessions', admin, about(who)),
  'is deactivated': (who) =>
    call('PATCH /api/people/:personId', admin, { ...about(who), body: { isActive: false } }),
  'is removed': (who) => call('DELETE /api/people/:personId', admin, about(who)),
  'is merged into somebody': (who) =>
    call('POST /api/people/merge', admin, {
      body: { keepId: seen.person.id, doubleIds: [who.person.id] },
    }),
  'has another role': (who) =>
    call('PATCH /api/people/:personId', admin, {
      ...about(who),
      body: { role: who.person.role === 'admin' ? 'client' : 'admin' },
    }),
  'deletes the account': (who) =>
    call('POST /api/accounts/delete', who, { body: { email: who.email } }),
};

const eventEndings: typeof endings = {
  'is put out of the event': (who) =>
    call('DELETE /api/events/:eventId/attendees/:personId', admin, atEvent(who)),
  'is banned from the event': (who) =>
    call('POST /api/events/:eventId/measures', admin, {
      params: { eventId: crowd.event.id },
      body: { personId: who.person.id, kind: 'ban', reason: 'Spam', minutes: null },
    }),
};

async function open(who: Actor): Promise<ChatWindow> {
  const window = await aWindow(address, who);
  windows.push(window);
  return window;
}

/** Windows of theirs in all the rooms they can be in. */
async function everywhere(who: Actor): Promise<ChatWindow[]> {
  const own = await open(who);
  const answers = [
    await own.say('chat.watch', { conversationId: lobby }),
    await own.say('chat.watch_event', { eventId: crowd.event.id }),
    await own.say('chat.watch_people', { personIds: [seen.person.id] }),
    await own.say('stages.watch', { stageId }),
  ];
  for (const answer of answers) expect(answer).toHaveProperty('answer');
  if (who.person.role !== 'admin') return [own];
  expect(await own.say('stages.stand_by', { stageId })).toHaveProperty('answer');
  const body = { personId: seen.person.id, reason: 'They cannot find their sessions' };
  const { accessToken } = (await call('POST /api/accounts/acting', who, { body })).body as Acting;
  return [own, await open({ ...who, token: accessToken })];
}

/** How many windows are in the room of each kind that this person is in. */
const counted = (who: Actor, which: (kind: Kind) => boolean) =>
  Object.fromEntries(
    Object.entries(kinds)
      .filter(([, kind]) => which(kind))
      .map(([name, kind]) => [name, app.work.hub.countIn(kind.room(who))]),
  );

/** Something is said in each of these rooms; another window, that is in one of them, knows when. */
async function hearsNothing(
  who: Actor,
  out: readonly ChatWindow[],
  which: (kind: Kind) => boolean,
) {
  const [heardBefore, witness] = [out.map(({ heard }) => heard.length), await open(admin)];
  const rooms = Object.values(kinds)
    .filter(which)
    .map((kind) => kind.room(who));
  for (const room of rooms) app.work.hub.tell('events.announced', { eventId: 0 }, [room]);
  app.work.hub.tell('events.announced', { eventId: 1 }, [everyoneIn(of(admin))]);
  await witness.hears('events.announced', ({ eventId }) => eventId === 1);
  const since = out.flatMap(({ heard }, at) => heard.slice(heardBefore[at]));
  return since.filter(({ payload }) => (payload as { eventId?: number }).eventId === 0);
}

const soon = { timeout: 5_000, interval: 10 };

describe.each(['admin', 'client'] as const)(
  'of every room goes, and hears nothing, a %s',
  (role) => {
    const which = (kind: Kind) => role === 'admin' || !kind.isForOrganisers;

    test.each(Object.keys(endings))('who %s', async (ending) => {
      const who = await crowd.join(await aColleague(app, admin, role));
      const before = counted(who, which);
      const out = await everywhere(who);
      const between = counted(who, which);
      for (const name of Object.keys(before)) {
        expect([name, between[name]]).not.toEqual([name, before[name]]);
      }
      expect((await endings[ending]?.(who))?.status).toBe(200);
      await expect.poll(() => counted(who, which), soon).toEqual(before);
      expect(await hearsNothing(who, out, which)).toEqual([]);
    });
  },
);

describe('of every room of an event goes, and hears nothing, an attendee', () => {
  const which = ({ isOfEvent }: Kind) => isOfEvent === true;
  const stay = (kind: Kind) => !which(kind) && !kind.isForOrganisers;

  test.each(Object.keys(eventEndings))('who %s', async (ending) => {
    const who = await crowd.attendee('Going Soon');
    const before = counted(who, which);
    const out = await everywhere(who);
    const staying = counted(who, stay);
    expect(Object.values(counted(who, which))).toEqual(Object.values(before).map((n) => n + 1));
    expect((await eventEndings[ending]?.(who))?.status).toBeLessThan(300);
    await expect.poll(() => counted(who, which), soon).toEqual(before);
    expect(counted(who, stay)).toEqual(staying);
    expect(await hearsNothing(who, out, which)).toEqual([]);
  });
});
