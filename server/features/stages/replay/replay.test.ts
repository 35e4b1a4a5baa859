import type { Captions, EventSetup, Replay, Said } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { newRecording, newRun } from '../../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { insertPerson } from '../../events/index.ts';
import { changeRecording } from '../index.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let attendee: Actor;
let event: EventSetup;
let runId: number;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  attendee = await aColleague(app, admin);
  const { organisationId, id } = attendee.person;
  await insertPerson(app.testDb.db, organisationId, event.id, id);
  runId = await newRecording(app, admin, event.id);
});
afterAll(() => app.close());

const cues = [
  { from: 1, until: 2.5, text: 'Good morning' },
  { from: 3, until: 4, text: 'Zehn Wärmepumpen' },
];
const at = (language = 'en') => ({ eventId: event.id, runId, language });
const replay = async (actor = attendee) => {
  const asked = { token: actor.token, params: at() };
  return (await app.call('GET /api/events/:eventId/runs/:runId/replay', asked)).body as Replay;
};
const captions = (actor = attendee, language = 'en') =>
  app.call('GET /api/events/:eventId/runs/:runId/captions/:language', {
    token: actor.token,
    params: at(language),
  });
const write = (version: number, fields = {}, actor = admin) =>
  app.call('PUT /api/events/:eventId/runs/:runId/captions/:language', {
    token: actor.token,
    params: at(),
    body: { version, cues, ...fields },
  });
const bring = (text: string, language = 'de') =>
  app.call('POST /api/events/:eventId/runs/:runId/captions/:language/file', {
    token: admin.token,
    params: at(language),
    file: { type: 'text/vtt', bytes: Buffer.from(text) },
  });
const said = async (q: string, actor = attendee) => {
  const asked = { token: actor.token, params: { eventId: event.id }, query: { q } };
  return (await app.call('GET /api/events/:eventId/said', asked)).body as Said[];
};
const hide = () =>
  changeRecording(app.work, admin.person, { eventId: event.id, runId }, { isShown: false });

test('captions are written by organisers, read by who may watch, and told of', async () => {
  const window = await openTestSocket(address, attendee.token);
  expect((await write(0, {}, attendee)).status).toBe(403);
  expect((await write(0)).body).toEqual({ language: 'en', version: 1, cues });
  await window.hears('stages.changed');
  expect((await captions()).body).toEqual({ language: 'en', version: 1, cues });
  expect((await captions(attendee, 'fr')).status).toBe(404);
  expect((await replay()).captions).toEqual([{ language: 'en', version: 1 }]);
  await hide();
  expect((await captions()).status).toBe(404);
  expect((await captions(admin)).status).toBe(200);
});

test('captions made on a version that is not the last one are refused', async () => {
  await write(0);
  expect((await write(0)).status).toBe(409);
  expect((await write(1, { cues: cues.slice(0, 1) })).body).toMatchObject({ version: 2 });
  expect((await write(1)).status).toBe(409);
  expect((await captions()).body).toMatchObject({ version: 2, cues: cues.slice(0, 1) });
});

test('captions come in the order of their times; one that ends before it begins is refused', async () => {
  await write(0, { cues: cues.toReversed() });
  expect(((await captions()).body as Captions).cues).toEqual(cues);
  expect((await write(1, { cues: [{ from: 2, until: 2, text: 'x' }] })).status).toBe(422);
});

test('a file takes the place of what is there, and one that is none changes nothing', async () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Morgen\n';
  expect((await bring(file)).body).toMatchObject({ version: 1 });
  expect((await bring('1\n00:00:01,000 --> 00:00:02,000\nx')).status).toBe(422);
  expect((await bring('x'.repeat(1_000_001))).status).toBe(413);
  expect((await captions(attendee, 'de')).body).toMatchObject({ cues: [{ text: 'Guten Morgen' }] });
  const gone = { token: admin.token, params: at('de') };
  await app.call('DELETE /api/events/:eventId/runs/:runId/captions/:language', gone);
  expect((await captions(attendee, 'de')).status).toBe(404);
});

test('what was said is found by beginnings of words, without accents, by who may watch', async () => {
  await write(0);
  const found = { runId, language: 'en', from: 3, text: 'Zehn Wärmepumpen' };
  expect(await said('zehn warmep')).toEqual([found]);
  expect(await said('WÄRMEPUMPEN')).toEqual([found]);
  expect(await said('pumpen')).toEqual([]);
  expect(await said('& | ! :* %')).toEqual([]);
  expect(await said('zehn', await anAdmin(app))).toMatchObject({ status: 404 });
  await hide();
  expect(await said('zehn')).toEqual([]);
  expect(await said('zehn', admin)).toEqual([found]);
});

test('chapters are kept in their order, on the version they were made on', async () => {
  const params = { eventId: event.id, runId };
  const chapters = [
    { at: 30, title: { en: 'Questions', de: 'Fragen' } },
    { at: 0, title: { en: 'Welcome' } },
  ];
  const put = (version: number) =>
    app.call('PUT /api/events/:eventId/runs/:runId/chapters', {
      token: admin.token,
      params,
      body: { version, chapters },
    });
  expect(await replay()).toEqual({ chapters: { version: 0, chapters: [] }, captions: [] });
  expect((await put(0)).status).toBe(200);
  expect((await put(0)).status).toBe(409);
  expect((await replay()).chapters).toEqual({ version: 1, chapters: chapters.toReversed() });
});

test('what is live has none of them', async () => {
  runId = await newRun(app, admin, event.id);
  expect((await write(0)).status).toBe(404);
  expect(await replay(admin)).toMatchObject({ status: 404 });
});
