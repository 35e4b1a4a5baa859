import type { AuditEntry, EventSetup, Speaker } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, aPublishedEvent, aSession } from '../../testing/builders.ts';
import { mailTo } from '../../testing/email/mailbox.ts';
import { speakersCalls } from '../../testing/speakers-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});
afterAll(() => app.close());

const { add, added, list, names, change, remove, move, shown, mail } = speakersCalls(
  () => app,
  () => admin,
  () => event.id,
);

describe('adding', () => {
  test.each([
    ['nothing', undefined],
    ['no name', { kind: 'keynote' }],
    ['a blank name', { kind: 'keynote', name: '   ' }],
    ['a kind of its own', { kind: 'chief', name: 'Ines' }],
    ['an address that is none', { kind: 'keynote', name: 'Ines', email: 'ines' }],
    ['a link that runs', { kind: 'keynote', name: 'Ines', links: ['javascript:alert(1)'] }],
    ['a link with data', { kind: 'keynote', name: 'Ines', links: ['data:text/html,x'] }],
    ['a link hiding a line', { kind: 'keynote', name: 'Ines', links: ['https://a\njavascript:b'] }],
    ['eleven links', { kind: 'keynote', name: 'Ines', links: Array(11).fill('https://a.org') }],
    ['a language nobody reads', { kind: 'keynote', name: 'Ines', bio: { tlh: 'nuqneH' } }],
    ['a picture by its address', { kind: 'keynote', name: 'Ines', picture: '/x.webp' }],
    [
      'a consent of yesterday',
      { kind: 'keynote', name: 'Ines', recordingAt: '2026-01-01T00:00:00Z' },
    ],
    ['a link of their choice', { kind: 'keynote', name: 'Ines', editHash: 'abc' }],
  ])('refuses %s and writes nothing', async (_name, speaker) => {
    expect((await add(speaker)).status).toBe(422);
    expect(await list()).toEqual([]);
  });

  test('answers 201 with the whole speaker, last in order, and records it', async () => {
    await added('First');
    const answer = await add({ kind: 'keynote', name: ' Ines Prado ', bio: { en: 'Hi', de: ' ' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      kind: 'keynote',
      name: 'Ines Prado',
      bio: { en: 'Hi' },
      recording: 'unknown',
      rehearsal: 'none',
      link: null,
      memberId: null,
      sessions: [],
      version: 1,
    });
    expect(await names()).toEqual(['First', 'Ines Prado']);
    const audit = await app.call('GET /api/audit', {
      token: admin.token,
      query: { action: 'speakers.added' },
    });
    const { entries } = audit.body as { entries: AuditEntry[] };
    expect(entries[0]).toMatchObject({ subject: 'Ines Prado', after: { kind: 'keynote' } });
  });

  test('keeps hostile texts as words', async () => {
    const name = `<script>alert('x')</script> "); drop table speakers; --`;
    await add({
      kind: 'speaker',
      name,
      company: '{inviter}',
      bio: { en: '</script><img onerror=x>' },
    });
    expect((await list())[0]).toMatchObject({ name, company: '{inviter}' });
    expect((await shown()).speakers[0]).toMatchObject({ name });
  });
});

describe('the list', () => {
  test('is narrowed by kind and by words that stand for themselves', async () => {
    await added('Ines 100%', { kind: 'keynote', company: 'Nordlicht' });
    await added('Milo Brandt', { kind: 'co-chair', email: 'milo@example.org' });
    expect(await names({ kind: 'keynote' })).toEqual(['Ines 100%']);
    expect(await names({ q: 'NORD' })).toEqual(['Ines 100%']);
    expect(await names({ q: '%' })).toEqual(['Ines 100%']);
    expect(await names({ q: 'milo@' })).toEqual(['Milo Brandt']);
    expect(await names({ q: 'brandt', kind: 'keynote' })).toEqual([]);
  });

  test('tells the sessions of the draft, and which of them stand as published', async () => {
    const ines = await added('Ines');
    const speakers = [{ id: ines.id, role: 'chair' as const }];
    await aSession(app, admin, event.id, { startsAt: '2027-03-28T09:00:00Z', speakers });
    const [before] = (await list())[0]?.sessions ?? [];
    expect(before).toMatchObject({ role: 'chair', title: { en: 'Opening' }, isFirm: false });
    await app.call('POST /api/events/:eventId/agenda/publish', {
      token: admin.token,
      params: { eventId: event.id },
      body: { note: '' },
    });
    expect((await list())[0]?.sessions[0]).toMatchObject({ isFirm: true });
  });
});

describe('a change', () => {
  test('made on an older version is refused', async () => {
    const { id, version } = await added('Ines');
    expect((await change(id, { version, title: 'Head of research' })).status).toBe(200);
    const late = await change(id, { version, title: 'Intern' });
    expect([late.status, (late.body as { code: string }).code]).toEqual([
      409,
      'speakers.changed_meanwhile',
    ]);
    expect((await list())[0]?.title).toBe('Head of research');
  });

  test('of two at once on one version, one is taken', async () => {
    const { id, version } = await added('Ines');
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((company) => change(id, { version, company })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('of consent keeps when it was said, and by whom', async () => {
    const { id, version } = await added('Ines');
    const agreed = (await change(id, { version, recording: 'agreed' })).body as Speaker;
    expect(agreed).toMatchObject({ recordingBy: 'organiser', recordingAt: expect.any(String) });
    const same = (await change(id, { version: 2, company: 'x' })).body as Speaker;
    expect(same.recordingAt).toBe(agreed.recordingAt);
    const unsaid = (await change(id, { version: 3, recording: 'unknown' })).body as Speaker;
    expect(unsaid).toMatchObject({ recordingBy: null, recordingAt: null });
  });

  test('of another event’s speaker is refused, whatever the organisation', async () => {
    const { id, version } = await added('Ines');
    const other = await aPublishedEvent(app, admin, { name: 'Autumn Summit' });
    const params = { eventId: other.id, speakerId: id };
    const body = { version, name: 'Taken over' };
    for (const [key, input] of [
      ['PATCH /api/events/:eventId/speakers/:speakerId', { body }],
      ['DELETE /api/events/:eventId/speakers/:speakerId', {}],
      ['POST /api/events/:eventId/speakers/:speakerId/move', { body: { beforeId: null } }],
      ['POST /api/events/:eventId/speakers/:speakerId/invitation', {}],
      ['PUT /api/events/:eventId/speakers/:speakerId/picture', { file: tinyPicture }],
    ] as const) {
      const answer = await app.call(key, { token: admin.token, params, ...input });
      expect([key, answer.status]).toEqual([key, 404]);
    }
    const mixed = await app.call('POST /api/events/:eventId/speakers/invitations', {
      token: admin.token,
      params: { eventId: other.id },
      body: { ids: [id] },
    });
    expect(mixed.status).toBe(404);
    expect((await list())[0]).toMatchObject({ name: 'Ines', version });
  });
});

describe('removing', () => {
  test('is refused while they are in a session', async () => {
    const { id } = await added('Ines');
    await aSession(app, admin, event.id, { speakers: [{ id, role: 'speaker' }] });
    const answer = await remove(id);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      409,
      'speakers.in_session',
    ]);
    expect(await names()).toEqual(['Ines']);
  });

  test('takes them and their picture away', async () => {
    const { id } = await added('Ines');
    const params = { eventId: event.id, speakerId: id };
    const put = await app.call('PUT /api/events/:eventId/speakers/:speakerId/picture', {
      token: admin.token,
      params,
      file: tinyPicture,
    });
    const { picture } = put.body as Speaker;
    expect((await app.http.inject(picture ?? '')).statusCode).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await names()).toEqual([]);
    expect((await app.http.inject(picture ?? '')).statusCode).toBe(404);
  });
});

test('the order is one for all, and two who move at once leave nobody out', async () => {
  const [a, b, c, d] = [await added('A'), await added('B'), await added('C'), await added('D')];
  expect((await move(d.id, b.id)).body).toEqual({ ids: [a.id, d.id, b.id, c.id] });
  expect((await move(a.id, null)).body).toEqual({ ids: [d.id, b.id, c.id, a.id] });
  expect((await move(a.id, a.id)).body).toEqual({ ids: [d.id, b.id, c.id, a.id] });
  await Promise.all([move(a.id, d.id), move(b.id, null), move(c.id, d.id), move(d.id, null)]);
  expect((await names()).toSorted()).toEqual(['A', 'B', 'C', 'D']);
});

describe('the mailed link', () => {
  test('is not sent for an organisation nobody vouches for, nor to nobody', async () => {
    const stranger = await anAdmin(app, 'Someone Else');
    const fresh = await app.call('POST /api/events', {
      token: stranger.token,
      body: {
        name: 'Unverified',
        startsOn: '2027-03-27',
        endsOn: '2027-03-27',
        timeZone: 'Europe/Lisbon',
        languages: ['en'],
      },
    });
    const calls = speakersCalls(
      () => app,
      () => stranger,
      () => (fresh.body as EventSetup).id,
    );
    const { id } = await calls.added('Ines', { email: 'ines@example.org' });
    expect((await calls.mail(id)).status).toBe(403);
    const bare = await added('Bare');
    const answer = await mail(bare.id);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([
      409,
      'speakers.no_address',
    ]);
  });

  test('goes to each who has an address, and never shows in an answer', async () => {
    const [one, two] = ['one', 'two'].map((name) => `${name}-${event.id}@example.org`);
    const ids = [
      (await added('One', { email: one ?? '' })).id,
      (await added('Two', { email: two ?? '' })).id,
      (await added('Three')).id,
    ];
    const answer = await app.call('POST /api/events/:eventId/speakers/invitations', {
      token: admin.token,
      params: { eventId: event.id },
      body: { ids },
    });
    expect(answer.body).toEqual({ sent: 2, skipped: 1 });
    const [letter] = await mailTo(app, one ?? '');
    const token = /\/speaker#([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    expect(letter?.subject).toBe('Your speaker page for Spring Summit');
    expect(JSON.stringify(await list())).not.toContain(token);
    const kept = await app.testDb.db.rows({ parts: ['select * from speakers'], values: [] });
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});
