import type { ChecklistItem, EventSetup, MyEvent, PastedLine } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aColleague,
  type Actor,
  anAdmin,
  anEvent,
  aPublishedEvent,
} from '../../testing/builders.ts';
import { linkTokenFor, mailTo, verify } from '../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeEvent } from './events.service.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 60 };
  app = await openTestApp({ limits: { forgotten: many, link: many } });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const setupOf = async (eventId: number) =>
  (await app.call('GET /api/events/:eventId', { token: admin.token, params: { eventId } }))
    .body as EventSetup;
const change = (eventId: number, body: object, token = admin.token) =>
  app.call('PATCH /api/events/:eventId', { token, params: { eventId }, body });
const step = (eventId: number, state: string) =>
  app.call('POST /api/events/:eventId/state', {
    token: admin.token,
    params: { eventId },
    body: { state },
  });
const mine = async ({ token }: Actor) =>
  (await app.call('GET /api/events', { token })).body as MyEvent[];
const joinBody = { fullName: 'Lea Okafor', email: 'lea@example.org' };

describe('setting up', () => {
  test('keeps a record of the rooms and tracks before and after', async () => {
    const { id: eventId } = await anEvent(app, admin);
    const { token } = admin;
    const addRoom = (name: string) =>
      app.call('POST /api/events/:eventId/rooms', {
        token,
        params: { eventId },
        body: { name, kind: 'room', capacity: 40 },
      });
    await addRoom('Aurora');
    expect((await addRoom('Borealis')).status).toBeLessThan(300);
    const query = { action: 'events.places_changed', subjectId: eventId };
    const { body } = await app.call('GET /api/audit', { token, query });
    const aurora = { name: 'Aurora', kind: 'room', capacity: 40 };
    expect((body as { entries: unknown[] }).entries[0]).toMatchObject({
      before: { rooms: [aurora], tracks: [] },
      after: { rooms: [aurora, { name: 'Borealis' }], tracks: [] },
    });
  });

  test('an address is made from the name, and no two events share one', async () => {
    const first = await anEvent(app, admin, { name: 'Öffentliche Straße 2027!' });
    const second = await anEvent(app, admin, { name: 'Öffentliche Straße 2027!' });
    expect(first.slug).toBe('offentliche-strasse-2027');
    expect(second.slug).toMatch(/^offentliche-strasse-2027-[0-9a-f]{6}$/);
    const taken = await change(second.id, { version: 1, slug: first.slug });
    expect(codeOf(taken)).toBe('events.slug_taken');
  });

  test('of two organisers at once one is told, and nothing of the other is lost', async () => {
    const event = await anEvent(app, admin);
    const answers = await Promise.all([
      change(event.id, { version: 1, name: 'One' }),
      change(event.id, { version: 1, joining: 'closed' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await setupOf(event.id)).version).toBe(2);
  });

  test.each([
    [{ timeZone: 'Mars/Olympus' }, '/timeZone'],
    [{ endsOn: '2027-03-01' }, '/endsOn'],
    [{ endsOn: '2028-03-01' }, '/endsOn'],
  ])('%j is refused', async (fields, path) => {
    const event = await anEvent(app, admin);
    const answer = await change(event.id, { version: 1, ...fields });
    expect([
      answer.status,
      (answer.body as { errors: { path: string }[] }).errors[0]?.path,
    ]).toEqual([422, path]);
  });
});

describe('going public', () => {
  test('what is missing is told, and stands in the way', async () => {
    const { id } = await anEvent(app, admin);
    await verify(app, admin);
    expect(codeOf(await step(id, 'published'))).toBe('events.not_ready');
    const checklist = await app.call('GET /api/events/:eventId/checklist', {
      token: admin.token,
      params: { eventId: id },
    });
    const items = checklist.body as ChecklistItem[];
    const missing = items.filter(({ isNeeded, isDone }) => isNeeded && !isDone);
    expect(missing).toMatchObject([{ name: 'description', missing: 2 }]);
    expect(items).toContainEqual(expect.objectContaining({ name: 'scheduled', isDone: false }));
    expect(codeOf(await step(id, 'live'))).toBe('events.wrong_step');
  });

  test('a founder who proved no address publishes nothing', async () => {
    const founder = await anAdmin(app);
    const { id } = await anEvent(app, founder);
    const answer = await app.call('POST /api/events/:eventId/state', {
      token: founder.token,
      params: { eventId: id },
      body: { state: 'published' },
    });
    expect([answer.status, codeOf(answer)]).toEqual([403, 'accounts.unverified']);
  });

  test('a draft is nobody’s but its organisers’, before it is shown and after it is taken back', async () => {
    const event = await aPublishedEvent(app, admin);
    const guest = await aColleague(app, admin);
    const join = () =>
      app.call('POST /api/e/:slug/join-as-me', {
        token: guest.token,
        params: { slug: event.slug },
        body: {},
      });
    const shown = async () =>
      (await app.call('GET /api/e/:slug', { params: { slug: event.slug } })).status;
    expect((await join()).status).toBe(200);
    expect([await shown(), (await mine(guest)).map(({ id }) => id)]).toEqual([200, [event.id]]);
    expect((await step(event.id, 'draft')).status).toBe(200);
    expect([await shown(), await mine(guest), (await join()).status]).toEqual([404, [], 404]);
    expect((await mine(admin)).map(({ id }) => id)).toContain(event.id);
    const program = await app.call('GET /api/e/:slug/program', { params: { slug: event.slug } });
    expect(program.status).toBe(404);
    const stars = { token: guest.token, params: { eventId: event.id } };
    expect((await app.call('GET /api/events/:eventId/stars', stars)).status).toBe(404);
  });
});

describe('joining', () => {
  const ask = (slug: string, body: object) =>
    app.call('POST /api/e/:slug/join', { params: { slug }, body });

  test('a stranger gets a link, makes an account with it and is in the event', async () => {
    const event = await aPublishedEvent(app, admin, { name: 'Open House' });
    expect((await ask(event.slug, joinBody)).status).toBe(202);
    const token = await linkTokenFor(app, joinBody.email);
    expect((await mailTo(app, joinBody.email)).at(-1)?.subject).toContain('Open House');
    const card = await app.call('POST /api/accounts/invitation', { body: { token } });
    expect(card.body).toMatchObject({ event: 'Open House', email: joinBody.email });
    const account = { username: 'lea', fullName: 'Lea Okafor', password: 'correct horse' };
    const accepted = await app.call('POST /api/accounts/invitation/accept', {
      body: { token, account },
    });
    expect(accepted.status).toBe(200);
    const signedIn = await app.call('POST /jwt/login', {
      body: { email: joinBody.email, password: account.password },
    });
    const { accessToken } = signedIn.body as { accessToken: string };
    const events = await app.call('GET /api/events', { token: accessToken });
    expect(events.body).toMatchObject([{ id: event.id, role: 'attendee' }]);
    expect((await app.call('GET /api/people', { token: accessToken })).status).toBe(403);
  });

  test('known and unknown addresses get the same answer', async () => {
    const event = await aPublishedEvent(app, admin);
    const known = await ask(event.slug, { ...joinBody, email: admin.email });
    const unknown = await ask(event.slug, { ...joinBody, email: 'nobody@example.org' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });

  test('asks for the code where there is one, and for nothing where it is closed', async () => {
    const { id, slug } = await aPublishedEvent(app, admin);
    const { version } = await setupOf(id);
    const fields = { version, joining: 'code' as const, joinCode: 'Spring-27' };
    const { version: next } = await changeEvent(app.work, admin.person, id, fields);
    expect(codeOf(await ask(slug, joinBody))).toBe('events.wrong_code');
    expect(codeOf(await ask(slug, { ...joinBody, code: 'spring' }))).toBe('events.wrong_code');
    expect((await ask(slug, { ...joinBody, code: ' spring-27 ' })).status).toBe(202);
    await changeEvent(app.work, admin.person, id, { version: next, joining: 'closed' });
    expect(codeOf(await ask(slug, { ...joinBody, code: 'Spring-27' }))).toBe(
      'events.joining_closed',
    );
  });

  test('someone of another organisation joins with a proven address only', async () => {
    const event = await aPublishedEvent(app, admin);
    const stranger = await anAdmin(app);
    const join = () =>
      app.call('POST /api/e/:slug/join-as-me', {
        token: stranger.token,
        params: { slug: event.slug },
        body: {},
      });
    expect(codeOf(await join())).toBe('events.address_unproven');
    await verify(app, stranger);
    expect((await join()).body).toEqual({
      eventId: event.id,
      organisationId: admin.person.organisationId,
    });
    const foreign = await app.call('GET /api/events/:eventId', {
      token: stranger.token,
      params: { eventId: event.id },
    });
    expect(foreign.status).toBe(404);
  });
});

test('pasted people: each line is told first, members come in at once, strangers by mail', async () => {
  const event = await aPublishedEvent(app, admin);
  const member = await aColleague(app, admin, 'client', 'Noah Berger');
  const text = [
    `Noah Berger <${member.email}>`,
    'Ana Prado; ana@example.org',
    'ana@example.org',
    'no address here',
    '"Lo, Kim"\tkim@example.org',
    '',
  ].join('\n');
  const call = (
    key: 'POST /api/events/:eventId/attendees' | 'POST /api/events/:eventId/attendees/preview',
  ) => app.call(key, { token: admin.token, params: { eventId: event.id }, body: { text } });
  const preview = (await call('POST /api/events/:eventId/attendees/preview')).body as PastedLine[];
  expect(preview.map(({ what, fullName }) => [what, fullName])).toEqual([
    ['add', 'Noah Berger'],
    ['invite', 'Ana Prado'],
    ['double', ''],
    ['wrong', 'no address here'],
    ['invite', 'Lo Kim'],
  ]);
  expect(await mine(member)).toEqual([]);
  const added = await call('POST /api/events/:eventId/attendees');
  expect(added.body).toEqual({ invited: 2, added: 1 });
  expect(await mine(member)).toMatchObject([{ id: event.id, role: 'attendee' }]);
  expect((await mailTo(app, 'ana@example.org')).at(-1)?.text).toMatch(/#[\w-]{20,}/);
  const again = (await call('POST /api/events/:eventId/attendees/preview')).body as PastedLine[];
  expect(again.map(({ what }) => what)).toEqual([
    'already',
    'invited',
    'double',
    'wrong',
    'invited',
  ]);
});
