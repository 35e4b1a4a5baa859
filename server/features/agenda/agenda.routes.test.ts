import type { Agenda, AgendaResult, Program, SessionDifference } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aColleague,
  type Actor,
  anAdmin,
  aPublishedEvent,
  aSession,
} from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addRoom, changeEvent } from '../events/index.ts';
import { addSpeaker } from '../speakers/index.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const nine = '2027-03-27T09:00:00.000Z';
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

async function anEventWithRooms() {
  const { id, slug } = await aPublishedEvent(app, admin);
  for (const name of ['Hall', 'Loft']) {
    await addRoom(app.work, admin.person, id, { name, kind: 'room', capacity: 2 });
  }
  const setup = await app.call('GET /api/events/:eventId', {
    token: admin.token,
    params: { eventId: id },
  });
  const [hall = 0, loft = 0] = (setup.body as { rooms: { id: number }[] }).rooms.map(
    (room) => room.id,
  );
  return { eventId: id, slug, hall, loft };
}

const change = (eventId: number, sessionId: number, body: object, token = admin.token) =>
  app.call('PATCH /api/events/:eventId/agenda/sessions/:sessionId', {
    token,
    params: { eventId, sessionId },
    body,
  });
const draftOf = async (eventId: number) =>
  (await app.call('GET /api/events/:eventId/agenda', { token: admin.token, params: { eventId } }))
    .body as Agenda;
const publish = (eventId: number, body: object = { note: '' }) =>
  app.call('POST /api/events/:eventId/agenda/publish', {
    token: admin.token,
    params: { eventId },
    body,
  });
const programOf = async (slug: string) =>
  (await app.call('GET /api/e/:slug/program', { params: { slug } })).body as Program;
const undo = (eventId: number, changeId: number) =>
  app.call('POST /api/events/:eventId/agenda/changes/:changeId/undo', {
    token: admin.token,
    params: { eventId, changeId },
  });

describe('two organisers at once', () => {
  test('who changes what another one changed meanwhile is refused, and nothing is lost', async () => {
    const { eventId } = await anEventWithRooms();
    const session = await aSession(app, admin, eventId);
    const colleague = await aColleague(app, admin, 'admin');
    const answers = await Promise.all([
      change(eventId, session.id, { version: 1, minutes: 50 }),
      change(eventId, session.id, { version: 1, isFeatured: true }, colleague.token),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('agenda.changed_meanwhile');
    expect((await draftOf(eventId)).sessions[0]?.version).toBe(2);
  });

  test('of two who want one place, one gets it', async () => {
    const { eventId, hall } = await anEventWithRooms();
    const [a, b] = [await aSession(app, admin, eventId), await aSession(app, admin, eventId)];
    const there = { version: 1, roomId: hall, startsAt: nine };
    const answers = await Promise.all([change(eventId, a.id, there), change(eventId, b.id, there)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('agenda.room_taken');
  });
});

describe('clashes', () => {
  test('a room is let overlap where the event only warns, and it is told', async () => {
    const { eventId, hall } = await anEventWithRooms();
    const { version } = (
      await app.call('GET /api/events/:eventId', { token: admin.token, params: { eventId } })
    ).body as { version: number };
    await changeEvent(app.work, admin.person, eventId, { version, roomClashes: 'warn' });
    const place = { roomId: hall, startsAt: nine };
    const a = await aSession(app, admin, eventId, place);
    const b = await aSession(app, admin, eventId, { ...place, startsAt: '2027-03-27T09:30:00Z' });
    const clashes = await app.call('GET /api/events/:eventId/agenda/clashes', {
      token: admin.token,
      params: { eventId },
    });
    expect(clashes.body).toMatchObject({ rooms: [{ roomId: hall, a: a.id, b: b.id }] });
  });

  test('what begins when another one ends is none', async () => {
    const { eventId, hall } = await anEventWithRooms();
    await aSession(app, admin, eventId, { roomId: hall, startsAt: nine, minutes: 45 });
    const next = { roomId: hall, startsAt: '2027-03-27T09:45:00Z' };
    expect((await aSession(app, admin, eventId, next)).roomId).toBe(hall);
  });
});

describe('an undo', () => {
  test('puts back exactly what stood before, one change after the other', async () => {
    const { eventId, hall, loft } = await anEventWithRooms();
    const session = await aSession(app, admin, eventId, { roomId: hall, startsAt: nine });
    const before = await draftOf(eventId);
    const changes: number[] = [];
    for (const [version, body] of [
      [1, { roomId: loft }],
      [2, { title: { en: 'Closing', de: 'Schluss' }, startsAt: null }],
      [3, { minutes: 90 }],
    ] as const) {
      const answer = await change(eventId, session.id, { version, ...body });
      changes.push((answer.body as AgendaResult).changeId);
    }
    for (const changeId of changes.toReversed()) {
      expect((await undo(eventId, changeId)).status).toBe(200);
    }
    const strip = ({ sessions }: Agenda) => sessions.map((one) => ({ ...one, version: 0 }));
    expect(strip(await draftOf(eventId))).toEqual(strip(before));
  });

  test('brings a removed session back with its stars, and is refused a second time', async () => {
    const { eventId, slug } = await anEventWithRooms();
    const session = await aSession(app, admin, eventId, { startsAt: nine });
    await publish(eventId);
    const params = { eventId, sessionId: session.id };
    await app.call('PUT /api/events/:eventId/stars/:sessionId', { token: admin.token, params });
    const removed = await app.call('DELETE /api/events/:eventId/agenda/sessions/:sessionId', {
      token: admin.token,
      params,
    });
    const { changeId } = removed.body as AgendaResult;
    expect((await draftOf(eventId)).sessions).toEqual([]);
    expect((await programOf(slug)).sessions).toHaveLength(1);
    expect((await undo(eventId, changeId)).status).toBe(200);
    expect((await draftOf(eventId)).sessions).toMatchObject([{ id: session.id, stars: 1 }]);
    expect(codeOf(await undo(eventId, changeId))).toBe('agenda.changed_since');
  });

  test('does not undo what somebody else did since', async () => {
    const { eventId } = await anEventWithRooms();
    const session = await aSession(app, admin, eventId);
    const first = await change(eventId, session.id, { version: 1, minutes: 50 });
    await change(eventId, session.id, { version: 2, minutes: 55 });
    const answer = await undo(eventId, (first.body as AgendaResult).changeId);
    expect(codeOf(answer)).toBe('agenda.changed_since');
    expect((await draftOf(eventId)).sessions[0]?.minutes).toBe(55);
  });
});

test('many are shifted together or not at all', async () => {
  const { eventId, hall } = await anEventWithRooms();
  const a = await aSession(app, admin, eventId, { roomId: hall, startsAt: nine });
  const b = await aSession(app, admin, eventId, { roomId: hall, startsAt: '2027-03-27T10:00:00Z' });
  const shift = (sessionIds: number[], minutes: number) =>
    app.call('POST /api/events/:eventId/agenda/shift', {
      token: admin.token,
      params: { eventId },
      body: { sessionIds, minutes },
    });
  expect((await shift([a.id, b.id], 60)).status).toBe(200);
  expect(codeOf(await shift([a.id], 60))).toBe('agenda.room_taken');
  expect((await draftOf(eventId)).sessions.map(({ startsAt }) => startsAt)).toEqual([
    '2027-03-27T10:00:00.000Z',
    '2027-03-27T11:00:00.000Z',
  ]);
});

describe('what is published', () => {
  test('is the draft of then, told field by field, until it is published again', async () => {
    const { eventId, slug, hall, loft } = await anEventWithRooms();
    const session = await aSession(app, admin, eventId, { roomId: hall, startsAt: nine });
    await aSession(app, admin, eventId, {
      title: { en: 'Secret' },
      startsAt: nine,
      isHidden: true,
    });
    await aSession(app, admin, eventId, { title: { en: 'Some day' } });
    expect((await programOf(slug)).sessions).toEqual([]);
    expect((await publish(eventId)).status).toBe(201);
    expect(codeOf(await publish(eventId))).toBe('agenda.nothing_new');
    expect((await programOf(slug)).sessions.map(({ id }) => id)).toEqual([session.id]);

    await change(eventId, session.id, { version: 1, roomId: loft });
    expect((await programOf(slug)).sessions[0]?.roomId).toBe(hall);
    const differences = await app.call('GET /api/events/:eventId/agenda/differences', {
      token: admin.token,
      params: { eventId },
    });
    expect(differences.body as SessionDifference[]).toMatchObject([
      {
        sessionId: session.id,
        kind: 'moved',
        fields: [{ field: 'roomId', before: hall, after: loft }],
      },
    ]);
    expect(codeOf(await publish(eventId, { note: '', unpublished: 5 }))).toBe(
      'agenda.changed_since',
    );
    await publish(eventId, { note: 'Bigger room', unpublished: 1 });
    expect(await programOf(slug)).toMatchObject({ version: 2, sessions: [{ roomId: loft }] });
  });

  test('names a speaker only while the speaker is shown, in search as well', async () => {
    const { eventId, slug } = await anEventWithRooms();
    const input = { kind: 'speaker' as const, name: 'Ines Prado', isHidden: false };
    const speaker = await addSpeaker(app.work, admin.person, eventId, input);
    const speakers = [{ id: speaker.id, role: 'speaker' as const }];
    await aSession(app, admin, eventId, { startsAt: nine, speakers });
    await publish(eventId);
    const search = async () =>
      (
        await app.call('GET /api/e/:slug/program/search', {
          params: { slug },
          query: { q: 'ines' },
        })
      ).body;
    expect((await programOf(slug)).speakers).toMatchObject([{ name: 'Ines Prado' }]);
    expect(await search()).toMatchObject({ sessionIds: [expect.any(Number)] });

    await app.testDb.db.run({ parts: [`update speakers set is_hidden = true`], values: [] });
    app.work.kept.outdateAll();
    const hidden = await programOf(slug);
    expect(hidden.speakers).toEqual([]);
    expect(hidden.sessions[0]?.speakers).toEqual([]);
    expect(await search()).toEqual({ sessionIds: [] });
  });

  test('is read from what is kept, and anew right after a change', async () => {
    const { eventId, slug } = await anEventWithRooms();
    await aSession(app, admin, eventId, { startsAt: nine });
    await publish(eventId);
    const read = (headers = {}) =>
      app.call('GET /api/e/:slug/program', { params: { slug }, headers });
    const first = await read();
    const etag = String(first.headers['etag']);
    expect((await read({ 'if-none-match': etag })).status).toBe(304);
    await aSession(app, admin, eventId, { startsAt: nine, title: { en: 'Another' } });
    expect((await read({ 'if-none-match': etag })).status).toBe(304);
    await publish(eventId);
    const after = await read({ 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect((after.body as Program).sessions).toHaveLength(2);
  });
});
