import type { EventSetup, PublicSpeakers } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aColleague,
  type Actor,
  anAdmin,
  aPublishedEvent,
  aSession,
} from '../../testing/builders.ts';
import { speakersCalls } from '../../testing/speakers-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const { added, list, change, shown } = speakersCalls(
  () => app,
  () => admin,
  () => event.id,
);

describe('what everyone sees', () => {
  const slugged = () => app.call('GET /api/e/:slug/speakers', { params: { slug: event.slug } });

  test('has neither address, link, notes nor hidden speakers', async () => {
    await added('Shown', { email: 'shown@example.org', recording: 'refused' });
    await added('Hidden', { isHidden: true, email: 'hidden@example.org' });
    const answer = await slugged();
    expect((answer.body as PublicSpeakers).speakers.map(({ name }) => name)).toEqual(['Shown']);
    expect(answer.text).not.toMatch(/@example|refused|recording|rehearsal|version|Hidden/);
  });

  test('follows every change at once, with an ETag', async () => {
    const { id, version } = await added('Ines');
    const first = await slugged();
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await app.call('GET /api/e/:slug/speakers', {
      params: { slug: event.slug },
      headers,
    });
    expect(again.status).toBe(304);
    await change(id, { version, isHidden: true });
    expect((await shown()).speakers).toEqual([]);
  });

  test('is nothing for a draft, and nothing while the module is off', async () => {
    await added('Ines');
    const setUp = (body: object) =>
      app.call('PATCH /api/events/:eventId', {
        token: admin.token,
        params: { eventId: event.id },
        body,
      });
    expect((await slugged()).status).toBe(200);
    await setUp({ version: event.version, modules: ['program'] });
    expect((await slugged()).status).toBe(404);
    await setUp({ version: event.version + 1, modules: ['speakers'] });
    expect((await slugged()).status).toBe(200);
    await app.call('POST /api/events/:eventId/state', {
      token: admin.token,
      params: { eventId: event.id },
      body: { state: 'draft' },
    });
    expect((await slugged()).status).toBe(404);
  });
});

describe('who chairs a session', () => {
  const moderated = (by: Actor) =>
    app.call('GET /api/events/:eventId/moderated-sessions', {
      token: by.token,
      params: { eventId: event.id },
    });
  const publish = () =>
    app.call('POST /api/events/:eventId/agenda/publish', {
      token: admin.token,
      params: { eventId: event.id },
      body: { note: '' },
    });

  test('moderates it once it is published and the address is confirmed', async () => {
    const chair = await aColleague(app, admin, 'admin', 'Milo Brandt');
    const { id } = await added('Milo', { kind: 'co-chair', email: chair.email.toUpperCase() });
    const chairs = [{ id, role: 'chair' as const }];
    const session = await aSession(app, admin, event.id, {
      startsAt: '2027-03-28T09:00:00Z',
      speakers: chairs,
    });
    const speaks = [{ id, role: 'speaker' as const }];
    await aSession(app, admin, event.id, { startsAt: '2027-03-28T11:00:00Z', speakers: speaks });
    expect((await moderated(chair)).body).toEqual({ sessionIds: [] });
    await publish();
    expect((await moderated(chair)).body).toEqual({ sessionIds: [] });
    await app.testDb.db.run({
      parts: ['update accounts set verified_at = now() where id = ', ''],
      values: [chair.person.id],
    });
    expect((await moderated(chair)).body).toEqual({ sessionIds: [session.id] });
    expect((await moderated(admin)).body).toEqual({ sessionIds: [] });
    expect((await list())[0]?.memberId).toBe(chair.person.id);
  });

  test('is told only to those who take part', async () => {
    const stranger = await aColleague(app, admin);
    expect((await moderated(stranger)).status).toBe(404);
  });
});
