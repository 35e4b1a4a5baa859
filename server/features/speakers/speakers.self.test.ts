import type { AuditEntry, EventSetup, SelfProfile } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent, aSession } from '../../testing/builders.ts';
import { linkTokenFor } from '../../testing/email/mailbox.ts';
import { speakersCalls } from '../../testing/speakers-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let event: EventSetup;
let email: string;
let speakerId: number;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  email = `ines-${event.id}@example.org`;
  const made = await added('Ines Prado', { kind: 'keynote', email });
  speakerId = made.id;
  await mail(speakerId);
  token = await linkTokenFor(app, email);
});
afterAll(() => app.close());

const { added, change, list, mail, remove } = speakersCalls(
  () => app,
  () => admin,
  () => event.id,
);
const read = (by = token) => app.call('POST /api/speakers/self', { body: { token: by } });
const save = (body: object) => app.call('POST /api/speakers/self/save', { body });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
];
const profile = async () => (await read()).body as SelfProfile;
const dead = [410, 'speakers.link_dead'];

describe('the link is dead', () => {
  test('when it was made up', async () => {
    expect(codeOf(await read('x'.repeat(43)))).toEqual(dead);
    expect(codeOf(await save({ token: 'x'.repeat(43), version: 1 }))).toEqual(dead);
  });

  test('when a newer one was sent, of many at once all but one', async () => {
    await Promise.all([mail(speakerId), mail(speakerId), mail(speakerId)]);
    expect(codeOf(await read())).toEqual(dead);
    const newest = await linkTokenFor(app, email);
    expect((await read(newest)).status).toBe(200);
  });

  test('when it was ended, its speaker removed, or sixty days have gone by', async () => {
    app.clock.ahead = 60 * 86_400 + 1;
    expect(codeOf(await read())).toEqual(dead);
    app.clock.ahead = 0;
    expect((await read()).status).toBe(200);
    await app.call('DELETE /api/events/:eventId/speakers/:speakerId/invitation', {
      token: admin.token,
      params: { eventId: event.id, speakerId },
    });
    expect(codeOf(await read())).toEqual(dead);
    await mail(speakerId);
    token = await linkTokenFor(app, email);
    expect((await read()).status).toBe(200);
    await remove(speakerId);
    expect(codeOf(await read())).toEqual(dead);
  });
});

test('the link dies with the address it was mailed to', async () => {
  const { version } = await profile();
  await change(speakerId, { version, company: 'Nordlicht', email });
  expect((await read()).status).toBe(200);
  await change(speakerId, { version: version + 1, email: `new-${email}` });
  expect(codeOf(await read())).toEqual(dead);
  expect((await list())[0]?.link).toBeNull();
});

describe('the holder', () => {
  test('reads their own profile and sessions, and nothing of the others', async () => {
    await added('Milo Brandt', { email: 'milo@example.org' });
    const speakers = [{ id: speakerId, role: 'speaker' as const }];
    await aSession(app, admin, event.id, { startsAt: '2027-03-28T09:00:00Z', speakers });
    await aSession(app, admin, event.id, { title: { en: 'Not theirs' } });
    const answer = await read();
    expect(answer.body).toMatchObject({
      name: 'Ines Prado',
      event: { name: 'Spring Summit', timeZone: 'Europe/Lisbon' },
      shownUnder: event.slug,
      sessions: [{ title: { en: 'Opening' }, isFirm: false }],
    });
    expect(answer.text).not.toMatch(/Milo|Not theirs|isHidden|email|memberId/);
  });

  test.each([
    ['an address', { email: 'other@example.org' }],
    ['a kind', { kind: 'keynote' }],
    ['to be shown', { isHidden: false }],
    ['a link that runs', { links: ['javascript:alert(1)'] }],
    ['an empty name', { name: '' }],
  ])('may not say %s', async (_what, field) => {
    const { version } = await profile();
    expect((await save({ token, version, ...field })).status).toBe(422);
    expect(await profile()).toMatchObject({ version });
  });

  test('says what is told of them, and organisers hear it at once', async () => {
    const socket = await openTestSocket(address, admin.token);
    const { version } = await profile();
    const words = { bio: { en: 'Builds bridges.' }, links: ['https://ines.example.org'] };
    const answer = await save({ token, version, ...words, recording: 'agreed' });
    expect(answer.body).toMatchObject({ ...words, recording: 'agreed' });
    const heard = await socket.hears('speakers.speaker_changed');
    expect(heard).toMatchObject({ eventId: event.id, speaker: { id: speakerId, ...words } });
    expect((await list())[0]).toMatchObject({
      recordingBy: 'speaker',
      recordingAt: expect.any(String),
      editedAt: expect.any(String),
    });
    const audit = await app.call('GET /api/audit', {
      token: admin.token,
      query: { action: 'speakers.edited_self' },
    });
    const [entry] = (audit.body as { entries: AuditEntry[] }).entries;
    expect(entry).toMatchObject({ person: null, subject: 'Ines Prado', after: words });
    socket.socket.close();
  });

  test('of two who save at once with one link, one is taken and the other told', async () => {
    const { version } = await profile();
    const answers = await Promise.all(
      ['A', 'B'].map((company) => save({ token, version, company })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && codeOf(refused)).toEqual([409, 'speakers.changed_meanwhile']);
  });

  test('does not write over what an organiser changed meanwhile', async () => {
    const { version } = await profile();
    await change(speakerId, { version, company: 'Nordlicht' });
    expect((await save({ token, version, company: 'Mine' })).status).toBe(409);
    expect((await profile()).company).toBe('Nordlicht');
  });

  test('sets a picture, takes it away, and sends nothing else as one', async () => {
    const send = (picture: string | null) =>
      app.call('POST /api/speakers/self/picture', { body: { token, picture } });
    const text = Buffer.from('<svg onload=alert(1)>').toString('base64');
    expect((await send(text)).status).toBe(422);
    const set = (await send(tinyPicture.bytes.toString('base64'))).body as SelfProfile;
    expect(set.picture).toMatch(/^\/api\/files\/pictures\//);
    expect(((await send(null)).body as SelfProfile).picture).toBeNull();
    expect((await app.http.inject(set.picture ?? '')).statusCode).toBe(404);
  });
});

test('a hidden speaker still edits their profile, and is not told where it would be shown', async () => {
  const { version } = await profile();
  await change(speakerId, { version, isHidden: true });
  expect(await profile()).toMatchObject({ shownUnder: null });
});
