import type { EventSetup, RecordingFiles, Replay, Said, StageRecording } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgenda } from '../../testing/agenda.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { speakersCalls } from '../../testing/speakers-calls.ts';
import { aRun, sendPieces } from '../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { endRun, writeChapters } from './index.ts';
import { writeCaptions } from './replay/replay.captions.ts';

let app: TestApp;
let admin: Actor;
let attendee: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;
let event: EventSetup;
let runId: number;
const speakers = speakersCalls(
  () => app,
  () => admin,
  () => event.id,
);

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
  ({ event, attendee } = agenda);
  const run = await aRun(app, admin, event.id);
  ({ runId } = run);
  await sendPieces(app, run.address, 24);
  await endRun(app.work, admin.person, event.id, runId);
});
afterAll(() => app.close());

const params = (more = {}) => ({ eventId: event.id, runId, ...more });
const change = (body: object, actor = admin) =>
  app.call('PATCH /api/events/:eventId/runs/:runId', {
    token: actor.token,
    params: params(),
    body,
  });
const cut = (span: { from: number; until: number } | null, actor = admin) =>
  app.call('PUT /api/events/:eventId/runs/:runId/cut', {
    token: actor.token,
    params: params(),
    body: { cut: span },
  });
const watching = (actor = attendee, query = {}) =>
  app.call('GET /api/events/:eventId/runs/:runId/watching', {
    token: actor.token,
    params: params(),
    query,
  });
const files = (actor = attendee, query = {}) =>
  app.call('GET /api/events/:eventId/runs/:runId/files', {
    token: actor.token,
    params: params(),
    query,
  });
const recording = async (actor = admin) => {
  const asked = { token: actor.token, params: { eventId: event.id } };
  const { body } = await app.call('GET /api/events/:eventId/recordings', asked);
  return (body as StageRecording[])[0];
};
const addressFor = async (actor = attendee, query = {}) =>
  ((await watching(actor, query)).body as { address: string }).address;
const get = (url: string) => app.http.inject({ method: 'GET', url });
const besides = (address: string, name: string) => address.replace(/[^/]+$/, name);
const listed = async (address: string) => (await get(address)).body.match(/^pieces\/.+$/gm);

describe('what is cut away', () => {
  beforeEach(() => change({ isShown: true }));

  test('is found by nobody who watches, piece by piece or as a file', async () => {
    const { body } = await cut({ from: 1, until: 7 });
    expect(body).toMatchObject({
      cut: { from: expect.closeTo(2, 2), until: expect.closeTo(6, 2) },
    });
    const address = await addressFor();
    expect(await listed(address)).toEqual(['pieces/6/11', 'pieces/12/17']);
    for (const outside of ['pieces/0/5', 'pieces/5/6', 'pieces/17/18', 'pieces/18/23']) {
      expect((await get(besides(address, outside))).statusCode, outside).toBe(404);
    }
    expect((await get(besides(address, 'pieces/6/11'))).statusCode).toBe(200);
    expect((await get(besides(address, 'films/0/whole'))).statusCode).toBe(404);
    const wider = address.replace('.6-17.', '.0-23.');
    expect(wider).not.toBe(address);
    expect((await get(wider)).statusCode).toBe(404);
    expect((await get(address.replace('.6-17.', '.0.'))).statusCode).toBe(404);
  });

  test('is not told to those who watch, and is there again when the cut is taken back', async () => {
    await cut({ from: 2, until: 6 });
    expect(await recording(attendee)).toMatchObject({ cut: null, seconds: expect.closeTo(4, 2) });
    expect(await recording()).toMatchObject({ seconds: expect.closeTo(8, 2) });
    expect((await watching(attendee, { whole: true })).status).toBe(403);
    expect(await listed(await addressFor(admin, { whole: true }))).toHaveLength(4);
    expect(await listed(await addressFor(admin))).toHaveLength(2);
    await cut(null);
    expect(await listed(await addressFor())).toHaveLength(4);
  });

  test('takes its words and chapters along, and the others move with the picture', async () => {
    const which = { eventId: event.id, runId };
    const cues = [
      { from: 0.5, until: 1.5, text: 'Are we live' },
      { from: 1.8, until: 2.4, text: 'Half of this' },
      { from: 3, until: 4, text: 'Good morning' },
    ];
    const chapters = [
      { at: 0, title: { en: 'Welcome' } },
      { at: 4.5, title: { en: 'Part two' } },
      { at: 7, title: { en: 'Over' } },
    ];
    await writeCaptions(app.work, admin.person, { ...which, language: 'en' }, { version: 0, cues });
    await writeChapters(app.work, admin.person, event.id, runId, { version: 0, chapters });
    await cut({ from: 2, until: 6 });
    const read = async (key: Parameters<TestApp['call']>[0], more = {}, query = {}) =>
      (await app.call(key, { token: attendee.token, params: params(more), query })).body;
    const replay = (await read('GET /api/events/:eventId/runs/:runId/replay')) as Replay;
    expect(replay.chapters.chapters).toEqual([
      { at: 0, title: { en: 'Welcome' } },
      { at: expect.closeTo(2.5, 1), title: { en: 'Part two' } },
    ]);
    const language = { language: 'en' };
    expect(
      await read('GET /api/events/:eventId/runs/:runId/captions/:language', language),
    ).toMatchObject({ cues: [{ from: expect.closeTo(1, 1), text: 'Good morning' }] });
    const said = (q: string) => read('GET /api/events/:eventId/said', {}, { q });
    expect(await said('live')).toEqual([]);
    expect((await said('morning')) as Said[]).toMatchObject([{ from: expect.closeTo(1, 1) }]);
    const all = await app.call('GET /api/events/:eventId/runs/:runId/captions/:language', {
      token: admin.token,
      params: params(language),
      query: { whole: true },
    });
    expect(all.body).toMatchObject({ cues });
  });

  test('leaves something, and is decided by organisers', async () => {
    expect((await cut({ from: 2.5, until: 5.5 })).body).toMatchObject({
      code: 'stages.nothing_left',
    });
    expect((await cut({ from: 0, until: 4 }, attendee)).status).toBe(403);
    expect((await recording())?.cut).toBe(null);
  });
});

describe('a recording is saved', () => {
  test('by organisers, and by others where that is allowed, as it is shown', async () => {
    await change({ isShown: true });
    expect((await files()).status).toBe(403);
    const whole = async (actor = attendee, query = {}) => {
      const { addresses } = (await files(actor, query)).body as RecordingFiles;
      return (await get(addresses[0] ?? '')).rawPayload;
    };
    const all = await whole(admin);
    expect(all.toString('latin1', 4, 8)).toBe('ftyp');
    await change({ isDownloadable: true });
    expect((await whole()).equals(all)).toBe(true);
    await cut({ from: 2, until: 6 });
    const shown = await whole();
    expect(shown.length).toBeLessThan(all.length);
    expect((await whole(admin)).equals(shown)).toBe(true);
    expect((await whole(admin, { whole: true })).equals(all)).toBe(true);
    await change({ isShown: false });
    expect((await files()).status).toBe(404);
  });
});

describe('a recording of a session', () => {
  let sessionId: number;

  beforeEach(async () => {
    const agreed = await speakers.added('Ines Faro', { recording: 'agreed' });
    const silent = await speakers.added('Jan Moor');
    const session = await agenda.add({
      startsAt: '2027-03-27T09:00:00Z',
      speakers: [
        { id: agreed.id, role: 'chair' },
        { id: silent.id, role: 'speaker' },
      ],
    });
    sessionId = session.id;
    await agenda.publish();
    await change({ sessionId });
  });

  test('is shown when all who speak in it have agreed, and refusing it says who has not', async () => {
    const { status, body } = await change({ isShown: true });
    expect([status, body]).toMatchObject([
      409,
      { code: 'stages.consent_missing', errors: [{ message: 'Jan Moor' }] },
    ]);
    expect(await recording()).toMatchObject({
      isShown: false,
      missing: [{ name: 'Jan Moor', recording: 'unknown' }],
    });
    const jan = (await speakers.list()).find(({ name }) => name === 'Jan Moor');
    await speakers.change(jan?.id ?? 0, { version: jan?.version, recording: 'agreed' });
    expect((await change({ isShown: true })).status).toBe(200);
    expect(await recording(attendee)).toMatchObject({ sessionId, missing: [] });
    expect((await watching()).status).toBe(200);
  });

  test('is found no more when one of them takes that back', async () => {
    const jan = (await speakers.list()).find(({ name }) => name === 'Jan Moor');
    const say = (fields: object) => speakers.change(jan?.id ?? 0, fields);
    await say({ version: jan?.version, recording: 'agreed' });
    await change({ isShown: true });
    const words = { version: 0, cues: [{ from: 1, until: 2, text: 'Good morning' }] };
    const which = { eventId: event.id, runId, language: 'en' };
    await writeCaptions(app.work, admin.person, which, words);
    await say({ version: (jan?.version ?? 0) + 1, recording: 'refused' });
    expect(await recording(attendee)).toBeUndefined();
    expect((await watching()).status).toBe(404);
    const asked = { token: attendee.token, params: params(), query: { q: 'morning' } };
    expect((await app.call('GET /api/events/:eventId/said', asked)).body).toEqual([]);
    expect((await watching(admin)).status).toBe(200);
    expect(await recording()).toMatchObject({ isShown: true, missing: [{ recording: 'refused' }] });
  });

  test('is shown where an organiser says that it is in writing, which is kept and told to organisers', async () => {
    const writtenConsent = 'Signed on 3 March, in the folder of the programme team';
    expect((await change({ isShown: true, writtenConsent })).status).toBe(200);
    expect(await recording()).toMatchObject({ isShown: true, writtenConsent });
    expect(await recording(attendee)).toMatchObject({ writtenConsent: null, missing: [] });
    const { body } = await app.call('GET /api/audit', { token: admin.token, query: {} });
    expect(JSON.stringify(body)).toContain(writtenConsent);
    await change({ isShown: false });
    expect((await change({ isShown: true })).status).toBe(409);
  });

  test('is not shown by being given to a session after it was', async () => {
    await change({ sessionId: null, isShown: true });
    expect((await change({ sessionId })).status).toBe(409);
    expect(await recording()).toMatchObject({ sessionId: null, isShown: true });
  });
});
