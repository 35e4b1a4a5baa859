import type { AgendaSession, AuditEntry, NewSession, Stage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgenda } from '../../../testing/agenda.ts';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../../testing/test-socket.ts';
import { changeSession } from '../../agenda/index.ts';
import { addRoom, changeEvent } from '../../events/index.ts';
import { addStage, beginRun, endRun, followAgenda, readStages } from '../index.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;
let roomId: number;
let from: number;
const windows: TestSocket[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  for (const { socket } of windows.splice(0)) socket.disconnect();
  app.clock.ahead = 0;
  from = Math.ceil(Date.now() / 60_000) * 60_000;
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
  const room = { name: 'Hall', kind: 'room', capacity: 9 } as const;
  const { rooms } = await addRoom(app.work, admin.person, agenda.event.id, room);
  roomId = rooms[0]?.id ?? 0;
});
afterAll(async () => {
  for (const { socket } of windows.splice(0)) socket.disconnect();
  await app.close();
});

const at = (minute: number) => new Date(from + minute * 60_000).toISOString();
const session = (minute: number, minutes: number, fields = {}) =>
  agenda.add({ roomId, startsAt: at(minute), minutes, ...fields });
const youTube = { source: 'embed', address: 'https://youtu.be/dQw4w9WgXcQ' } as const;
const fromStudio = { source: 'studio', address: null } as const;
const stageOf = (fields: Partial<Stage> = {}) =>
  addStage(app.work, admin.person, agenda.event.id, {
    name: { en: 'Main stage' },
    roomId,
    ...youTube,
    followsAgenda: true,
    ...fields,
  });
const go = async (minute: number) => {
  app.clock.ahead = (from + minute * 60_000 - Date.now()) / 1_000 + 1;
  await followAgenda(app.work);
};
/** By the service itself: a token would be over. */
const now = async ({ id }: Stage, { person }: Actor = admin) =>
  (await readStages(app.work, person, agenda.event.id)).find((one) => one.id === id);

const on = async (stage: Stage) => {
  const run = (await now(stage))?.run;
  return run && { sessionId: run.sessionId, byAgenda: run.byAgenda };
};
const change = async ({ id, version }: AgendaSession, fields: Partial<NewSession>) => {
  const update = { version, ...fields };
  const { sessions } = await changeSession(app.work, admin.person, agenda.event.id, id, update);
  return sessions[0] as AgendaSession;
};
const byItself = ({ id }: { id: number }) => ({ sessionId: id, byAgenda: true });
const end = async (stage: Stage) =>
  endRun(app.work, admin.person, agenda.event.id, (await now(stage))?.run?.id ?? 0);
const begin = ({ id }: Stage, sessionId: number | null) =>
  beginRun(app.work, admin.person, agenda.event.id, id, { sessionId, isRecorded: true });
const hold = (stage: Stage, sessionId: number, isHeld: boolean, by: Actor = admin) =>
  app.call('PUT /api/events/:eventId/stages/:stageId/held/:sessionId', {
    token: by.token,
    params: { eventId: agenda.event.id, stageId: stage.id, sessionId },
    body: { isHeld },
  });
const standBy = async (stageId: number, by: Actor = admin) => {
  const window = await openTestSocket(address, by.token);
  windows.push(window);
  return { window, answer: await window.socket.emitWithAck('stages.stand_by', { stageId }) };
};
const deeds = async () => {
  app.clock.ahead = 0;
  const { body } = await app.call('GET /api/audit', { token: admin.token, query: {} });
  return (body as { entries: AuditEntry[] }).entries
    .filter(({ action }) => action.endsWith('_by_agenda'))
    .map(({ action, person, after }) => ({ action, person, after }));
};

describe('a stage that follows its agenda', () => {
  test('begins a session with its time, ends it with the next, and says that nobody did', async () => {
    const [first, second] = [await session(1, 10), await session(20, 10)];
    await agenda.publish();
    const stage = await stageOf();
    await go(0);
    expect(await on(stage)).toBeNull();
    await go(1);
    await go(1);
    expect(await on(stage)).toEqual(byItself(first));
    // Who speaks needs longer: it goes on until the next one begins.
    await go(19);
    expect(await on(stage)).toEqual(byItself(first));
    await go(20);
    expect(await on(stage)).toEqual(byItself(second));
    expect(await deeds()).toEqual([
      { action: 'stages.begun_by_agenda', person: null, after: { sessionId: second.id } },
      { action: 'stages.ended_by_agenda', person: null, after: null },
      { action: 'stages.begun_by_agenda', person: null, after: { sessionId: first.id } },
    ]);
  });

  test('ends what comes from elsewhere a quarter of an hour after its time, and nothing anybody began', async () => {
    const only = await session(1, 10);
    await agenda.publish();
    const stage = await stageOf();
    const other = await stageOf({ followsAgenda: false });
    await begin(other, only.id);
    await go(1);
    await go(25);
    expect(await on(stage)).toEqual(byItself(only));
    await go(26);
    expect(await on(stage)).toBeNull();
    expect(await on(other)).toMatchObject({ byAgenda: false });
  });

  test('does nothing unless it is asked to, before the event is published, or for another room', async () => {
    await session(1, 10, { roomId: null });
    await session(1, 10);
    const stage = await stageOf();
    const other = await stageOf({ followsAgenda: false });
    await go(2);
    expect(await on(stage)).toBeNull();
    await agenda.publish();
    await go(2);
    expect(await on(other)).toBeNull();
    const elsewhere = await stageOf({ roomId: null });
    await go(2);
    expect(await on(elsewhere)).toBeNull();
    expect(await on(stage)).toMatchObject({ byAgenda: true });
  });

  test('goes by what is published, moved, shortened or removed', async () => {
    let talk = await session(1, 30);
    await agenda.publish();
    const stage = await stageOf();
    await go(1);
    expect(await on(stage)).toEqual(byItself(talk));
    talk = await change(talk, { startsAt: at(60) });
    await go(2);
    expect(await on(stage)).toEqual(byItself(talk));
    await agenda.publish();
    await go(3);
    expect(await on(stage)).toBeNull();
    await go(60);
    expect(await on(stage)).toEqual(byItself(talk));
    await change(talk, { minutes: 5 });
    await agenda.publish();
    await go(79);
    expect(await on(stage)).toEqual(byItself(talk));
    await go(80);
    expect(await on(stage)).toBeNull();
  });

  test('ends what was taken from the program', async () => {
    const talk = await session(1, 30);
    await agenda.publish();
    const stage = await stageOf();
    await go(1);
    expect((await agenda.remove(talk)).status).toBe(200);
    await agenda.publish();
    await go(2);
    expect(await on(stage)).toBeNull();
  });

  test('lets the later of two have the stage, and does not come back to the first', async () => {
    const { id, version } = agenda.event;
    await changeEvent(app.work, admin.person, id, { version, roomClashes: 'warn' });
    const [long, short] = [await session(1, 60), await session(10, 10)];
    await agenda.publish();
    const stage = await stageOf();
    await go(1);
    expect(await on(stage)).toEqual(byItself(long));
    await go(10);
    expect(await on(stage)).toEqual(byItself(short));
    await go(30);
    expect(await on(stage)).toEqual(byItself(short));
    await go(35);
    expect(await on(stage)).toBeNull();
  });

  test('begins late what began while no server was there, unless its time is over', async () => {
    await session(1, 10);
    const second = await session(20, 10);
    await agenda.publish();
    const stage = await stageOf();
    await go(15);
    expect(await on(stage)).toBeNull();
    await go(29);
    expect(await on(stage)).toEqual(byItself(second));
  });

  test('leaves alone what somebody began for this session, and does not begin what they ended', async () => {
    const talk = await session(1, 30);
    await agenda.publish();
    const stage = await stageOf();
    await begin(stage, talk.id);
    await go(1);
    expect(await on(stage)).toEqual({ sessionId: talk.id, byAgenda: false });
    await go(2);
    await end(stage);
    await begin(stage, talk.id);
    await end(stage);
    await go(3);
    expect(await on(stage)).toBeNull();
  });

  test('ends what somebody began for something else', async () => {
    const talk = await session(1, 30);
    await agenda.publish();
    const stage = await stageOf();
    await begin(stage, null);
    await go(1);
    expect(await on(stage)).toEqual(byItself(talk));
  });

  test('begins once, on however many nodes it is looked at', async () => {
    const talk = await session(1, 30);
    await agenda.publish();
    const stage = await stageOf();
    const beside = await openTestApp({ beside: app });
    await go(0);
    app.clock.ahead += 90;
    beside.clock.ahead = app.clock.ahead;
    const works = [app.work, beside.work, app.work, beside.work];
    await Promise.all(works.map((work) => followAgenda(work)));
    expect(await on(stage)).toEqual(byItself(talk));
    expect(await deeds()).toHaveLength(1);
    await beside.close();
  });
});

describe('a studio', () => {
  test('begins only while a window of it is ready, and goes over to the next session', async () => {
    const [first, second] = [await session(1, 10), await session(20, 10)];
    await agenda.publish();
    const stage = await stageOf(fromStudio);
    await go(1);
    expect(await on(stage)).toBeNull();
    const { window } = await standBy(stage.id);
    await go(5);
    expect((await now(stage))?.run).toMatchObject({
      ...byItself(first),
      state: 'waiting',
      isRecorded: true,
    });
    await go(19);
    expect(await on(stage)).toEqual(byItself(first));
    await go(20);
    expect(await on(stage)).toEqual(byItself(second));
    await window.socket.emitWithAck('stages.stand_down', { stageId: stage.id });
    expect(app.work.hub.countIn(`studio:${admin.person.organisationId}.${stage.id}`)).toBe(0);
  });

  test('is ready in windows of its organisers alone', async () => {
    const stage = await stageOf(fromStudio);
    const stranger = await anAdmin(app);
    expect((await standBy(stage.id, agenda.attendee)).answer).toEqual({ problem: 'forbidden' });
    expect((await standBy(stage.id, stranger)).answer).toEqual({ problem: 'not_found' });
    const other = await stageOf();
    expect((await standBy(other.id)).answer).toEqual({ problem: 'forbidden' });
  });
});

describe('what begins next', () => {
  test('is told to organisers alone, and can be held off once', async () => {
    const [first, second] = [await session(1, 10), await session(20, 10)];
    await agenda.publish();
    const stage = await stageOf();
    const next = async () =>
      (await now(stage))?.upcoming.map(({ sessionId, isHeld }) => [sessionId, isHeld]);
    const both = [
      [first.id, false],
      [second.id, false],
    ];
    expect(await next()).toEqual(both);
    expect((await now(stage, agenda.attendee))?.upcoming).toEqual([]);
    expect((await hold(stage, first.id, true)).body).toMatchObject({
      upcoming: [{ sessionId: first.id, startsAt: at(1), endsAt: at(11), isHeld: true }, {}],
    });
    await hold(stage, first.id, true);
    await go(1);
    expect(await on(stage)).toBeNull();
    expect(await next()).toEqual([[second.id, false]]);
    await go(20);
    expect(await on(stage)).toEqual(byItself(second));
    expect(await next()).toEqual([]);
    app.clock.ahead = 0;
    await hold(stage, first.id, false);
    await go(20);
    expect(await on(stage)).toEqual(byItself(second));
  });

  test('is held off by organisers, where the session is one of the program', async () => {
    const hidden = await session(1, 10);
    const stage = await stageOf();
    expect((await hold(stage, hidden.id, true)).status).toBe(404);
    await agenda.publish();
    const stranger = await anAdmin(app);
    expect((await hold(stage, hidden.id, true, stranger)).status).toBe(404);
    expect((await hold(stage, hidden.id, true, agenda.attendee)).status).toBe(403);
    expect((await hold({ ...stage, id: 987_654 }, hidden.id, true)).status).toBe(404);
    expect((await hold(stage, hidden.id, true)).status).toBe(200);
  });
});
