import type { RecordingFiles, RouteKey, Stage, StageRecording, Watching } from '@plenum/contract';
import { stagesCommands } from '@plenum/contract/features/stages/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelOwn } from './features/bookings/index.ts';
import { addSpeaker } from './features/speakers/index.ts';
import { aBooth, type Actor, aColleague } from './testing/builders.ts';
import { readCalendar } from './testing/calendar/read-calendar.ts';
import { aWindow, type ChatWindow } from './testing/chat/chat-windows.ts';
import { aClosedEvent, aTalk, joinUrl, opening } from './testing/opens/closed-event.ts';
import { inputFor, placesOf, table } from './testing/route-table.ts';
import { sendingOf, sendPieces } from './testing/stages/stages.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let address: string;
let closed: Awaited<ReturnType<typeof aClosedEvent>>;
let talk: Awaited<ReturnType<typeof aTalk>>;
let holder: Actor;
let stranger: Actor;
let lobbyist: Actor;
const windows: ChatWindow[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  closed = await aClosedEvent(app);
  talk = await aTalk(app, closed.admin, closed.event.id, closed.stage.id);
  [holder, stranger, lobbyist] = await Promise.all([
    closed.attendee(),
    closed.attendee(),
    closed.attendee(),
  ]);
  await closed.book(holder, closed.full.id);
  await closed.book(lobbyist, closed.lobby.id);
  await sendPieces(app, await sendingOf(app, closed.admin, closed.event.id, runId()), 8);
});
afterAll(async () => {
  for (const { socket } of windows) socket.disconnect();
  await app.close();
});

const runId = (): number => closed.live.run?.id ?? 0;

/** Whatever leads into a stage, what is on there, or what was. */
const entities: Readonly<Record<string, () => number>> = {
  'events.event': () => closed.event.id,
  'stages.stage': () => closed.stage.id,
  'stages.run': runId,
  'stages.recording': () => closed.past,
  'agenda.session': () => closed.session.id,
  'questions.question': () => talk.questionId,
  'questions.own_question': () => talk.questionId,
  'polls.poll': () => talk.pollId,
};
const leadIn = new Set(Object.keys(entities).filter((name) => name !== 'events.event'));

/** Those who may not come in may use these all the same. */
const openToAll: Readonly<Partial<Record<RouteKey, string>>> = {
  'PUT /api/events/:eventId/stars/:sessionId':
    'The program is everybody’s, and what one marks in it.',
  'DELETE /api/events/:eventId/stars/:sessionId': 'The same.',
  'GET /api/events/:eventId/sessions/:sessionId/join': 'Says which tickets open it, below.',
};

const ways = table.filter(
  ([key, route]) =>
    route.access === 'signed-in' &&
    !(key in openToAll) &&
    placesOf(route).some(({ path, entity }) => path.startsWith('/params') && leadIn.has(entity)),
);

const inputOf = (route: (typeof table)[number][1]) =>
  inputFor(route, ({ entity }) => entities[entity]?.() ?? 0);

async function codeOf(key: RouteKey, by: Actor): Promise<string> {
  const route = table.find(([name]) => name === key)?.[1];
  if (!route) throw new Error(`There is no ${key}.`);
  const { status, body } = await app.call(key, { token: by.token, ...inputOf(route) });
  return status < 400 ? 'open' : (body as { code: string }).code;
}

describe('every way in', () => {
  test('is among those that are tried', () => {
    expect(ways.length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(openToAll).filter((key) => !table.some(([name]) => name === key))).toEqual(
      [],
    );
  });

  for (const [key] of ways) {
    test(`${key} asks for a ticket that opens it`, async () => {
      for (const one of [stranger, lobbyist])
        expect(await codeOf(key, one)).toBe('events.not_open');
      expect(await codeOf(key, holder)).not.toBe('events.not_open');
    });
  }

  test('names the ticket that opens it', async () => {
    const params = { eventId: closed.event.id, stageId: closed.stage.id };
    const { token } = stranger;
    const answer = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
      token,
      params,
    });
    expect(answer.body).toMatchObject({
      code: 'events.not_open',
      errors: [{ path: `/tickets/${closed.full.id}`, message: 'Full pass' }],
    });
  });
});

const read = async <Body>(key: RouteKey, by: Actor, params = {}, query = {}) =>
  (
    await app.call(key, {
      token: by.token,
      params: { eventId: closed.event.id, ...params },
      query,
    })
  ).body as Body;

/** What a window may say about a stage. */
const leaves = new Set(['stages.unwatch', 'stages.stand_down']);
const commands = Object.keys(stagesCommands).filter((name) => !leaves.has(name));

test('every command asks as well', async () => {
  const window = await aWindow(address, stranger);
  windows.push(window);
  const said = { stageId: closed.stage.id, reaction: 'clap' } as const;
  for (const name of commands) {
    const input = name === 'stages.react' ? said : { stageId: said.stageId };
    const answer = await window.say(name as 'stages.watch', input);
    expect([name, Object.keys(answer)]).toEqual([name, ['problem']]);
  }
});

describe('lists', () => {
  const needed = () => [{ id: closed.full.id, name: { en: 'Full pass' } }];

  test('of stages and recordings say what is needed', async () => {
    for (const [by, needs] of [
      [stranger, needed()],
      [holder, null],
      [closed.admin, null],
    ] as const) {
      const stages = await read<Stage[]>('GET /api/events/:eventId/stages', by);
      expect(stages.map((one) => one.needs)).toEqual([needs]);
      const past = await read<StageRecording[]>('GET /api/events/:eventId/recordings', by);
      expect(past.map((one) => one.needs)).toEqual([needs]);
    }
  });

  test('of what was said have nothing of what is closed', async () => {
    const said = (by: Actor) =>
      read<unknown[]>('GET /api/events/:eventId/said', by, {}, { q: 'morning' });
    expect(await said(stranger)).toEqual([]);
    expect(await said(holder)).toHaveLength(1);
  });

  test('a session tells the way in, or who has it', async () => {
    const join = (by: Actor) =>
      read('GET /api/events/:eventId/sessions/:sessionId/join', by, {
        sessionId: closed.session.id,
      });
    expect(await join(stranger)).toEqual({ joinUrl: null, needs: needed() });
    expect(await join(holder)).toEqual({ joinUrl, needs: null });
  });

  test('calendars have the way in for who has a ticket', async () => {
    for (const [by, isIn] of [
      [stranger, false],
      [holder, true],
    ] as const) {
      await closed.agenda.star(closed.session, by);
      const { url } = await read<{ url: string }>('POST /api/events/:eventId/feed', by);
      const params = { token: url.split('/').at(-2) };
      const { text } = await app.call('GET /api/feeds/:token/agenda.ics', { params });
      expect(JSON.stringify(readCalendar(text)).includes(joinUrl)).toBe(isIn);
    }
  });
});

describe('who makes the event', () => {
  const needsOf = async (by: Actor) =>
    (await read<Stage[]>('GET /api/events/:eventId/stages', by))[0]?.needs;

  test('is never asked: organisers, who keeps order, speakers, staff of booths', async () => {
    const { admin, event } = closed;
    const [moderator, speaker, staff] = await Promise.all([
      closed.attendee(),
      closed.attendee(),
      closed.attendee(),
    ]);
    for (const one of [moderator, speaker, staff]) expect(await needsOf(one)).not.toBeNull();
    await app.call('PUT /api/events/:eventId/team/:personId', {
      token: admin.token,
      params: { eventId: event.id, personId: moderator.person.id },
      body: { role: 'moderator' },
    });
    const { email, fullName } = speaker;
    const input = { kind: 'speaker', name: fullName, email, isHidden: false } as const;
    await addSpeaker(app.work, admin.person, event.id, input);
    await aBooth(app, admin, event.id, [staff]);
    for (const one of [admin, moderator, speaker, staff]) expect(await needsOf(one)).toBeNull();
  });
});

describe('at once', () => {
  const watching = async (by: Actor) => {
    const { body } = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
      token: by.token,
      params: { eventId: closed.event.id, stageId: closed.stage.id },
    });
    return (body as Watching).address;
  };
  const show = async (url: string) => (await app.http.inject({ method: 'GET', url })).statusCode;
  const params = () => ({ eventId: closed.event.id, runId: closed.past });
  const again = async ({ token }: Actor) => {
    const answer = await app.call('GET /api/events/:eventId/runs/:runId/watching', {
      token,
      params: params(),
    });
    return (answer.body as Watching).address;
  };
  const files = async ({ token }: Actor) => {
    const answer = await app.call('GET /api/events/:eventId/runs/:runId/files', {
      token,
      params: params(),
    });
    return (answer.body as RecordingFiles).addresses;
  };
  /** Every address at which a picture is found. */
  const films = table.map(([key]) => key).filter((key) => key.startsWith('GET /live/:pass'));
  const shownBy = (address: string) =>
    Promise.all(
      films.map((key) =>
        show(
          key
            .replace('GET ', '')
            .replace(':pass', address.split('/')[2] ?? '')
            .replace(/:\w+/g, '0'),
        ),
      ),
    );
  const aWatcher = async () => {
    const one = await closed.attendee();
    const window = await aWindow(address, one);
    windows.push(window);
    const watch = () => window.say('stages.watch', { stageId: closed.stage.id });
    return { one, window, watch };
  };
  const told = (window: ChatWindow) =>
    window.hears('events.opens_changed', ({ eventId }) => eventId === closed.event.id);
  const isIn = async (window: ChatWindow) =>
    'answer' in (await window.say('stages.react', { stageId: closed.stage.id, reaction: 'clap' }));

  test('booking opens the stage in a window that is there, and cancelling closes it', async () => {
    const { one, window, watch } = await aWatcher();
    expect(await watch()).toEqual({ problem: 'events.not_open' });
    const token = await closed.book(one, closed.full.id);
    await told(window);
    expect(await watch()).toMatchObject({ answer: {} });
    const list = await watching(one);
    expect(await show(list)).toBe(200);
    expect(await isIn(window)).toBe(true);
    const passes = [list, await again(one), ...(await files(one))];
    await cancelOwn(app.work, token, '203.0.113.7');
    await expect.poll(() => show(list)).toBe(403);
    for (const pass of passes) expect(await shownBy(pass)).toEqual(films.map(() => 403));
    await expect.poll(() => isIn(window)).toBe(false);
    expect(await watch()).toEqual({ problem: 'events.not_open' });
  });

  test('a place that is handed on opens it to the one and closes it to the other', async () => {
    const { one, window, watch } = await aWatcher();
    const other = await aWatcher();
    const token = await closed.book(one, closed.full.id);
    expect(await watch()).toMatchObject({ answer: {} });
    const list = await watching(one);
    await closed.handOn(token, other.one);
    await told(other.window);
    expect(await other.watch()).toMatchObject({ answer: {} });
    expect(await show(await watching(other.one))).toBe(200);
    expect(await show(list)).toBe(403);
    await expect.poll(() => isIn(window)).toBe(false);
  });

  test('what a ticket opens is changed by its organisers', async () => {
    const { one, watch } = await aWatcher();
    await closed.book(one, closed.lobby.id);
    expect(await watch()).toEqual({ problem: 'events.not_open' });
    const change = (what: ReturnType<typeof opening>) => closed.change(closed.lobby.id, what);
    await change(opening('chosen', { sessionIds: [closed.session.id] }));
    expect(await watch()).toMatchObject({ answer: {} });
    const list = await watching(one);
    expect(await show(list)).toBe(200);
    await change(opening('nothing'));
    await expect.poll(() => show(list)).toBe(403);
  });

  test('nobody writes themselves a pass, nor leaves their name out of one', async () => {
    const list = await watching(holder);
    const [, live = '', pass = '', file = ''] = list.split('/');
    const parts = pass.split('.');
    expect(parts).toHaveLength(6);
    const nameless = parts.filter((_, place) => place !== 4).join('.');
    const other = parts
      .with(4, parts[4]?.replace(/^\d+/, `${closed.admin.person.id}`) ?? '')
      .join('.');
    for (const forged of [nameless, other]) {
      expect(await show(`/${live}/${forged}/${file}`)).toBe(404);
    }
  });
});

test('strangers to the event find nothing, whatever they booked', async () => {
  const outsider = await aColleague(app, closed.admin);
  const answer = await app.call('GET /api/events/:eventId/stages/:stageId/watching', {
    token: outsider.token,
    params: { eventId: closed.event.id, stageId: closed.stage.id },
  });
  expect(answer.status).toBe(404);
});
