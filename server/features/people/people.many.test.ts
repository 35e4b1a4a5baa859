import type { PersonLine, PersonSession, SavedView, Task } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent, aTask } from '../../testing/builders.ts';
import { mailTo, verify } from '../../testing/email/mailbox.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { insertPerson } from '../events/index.ts';

let app: TestApp;
let address: string;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => (admin = await anAdmin(app, 'Ada Sommer')));
afterAll(() => app.close());

const codeOf = (answer: Answer) => (answer.body as { code?: string }).code;
const setCompany = (who: Actor, company: string) =>
  app.call('PATCH /api/people/:personId', {
    token: admin.token,
    params: { personId: who.person.id },
    body: { company },
  });

test('the list sorts by company, from both ends', async () => {
  for (const company of ['Zeta', 'Alpha', 'Mid']) {
    await setCompany(await aColleague(app, admin), company);
  }
  const companies = async (sort: string, query = {}) => {
    const input = { token: admin.token, query: { sort, ...query } };
    const { body } = await app.call('GET /api/people', input);
    return (body as { people: PersonLine[] }).people.map(({ company }) => company);
  };
  expect(await companies('company')).toEqual(['', 'Alpha', 'Mid', 'Zeta']);
  expect(await companies('-company')).toEqual(['Zeta', 'Mid', 'Alpha', '']);
  expect(await companies('company', { page: 2, perPage: 3 })).toEqual(['Zeta']);
});

describe('the export', () => {
  const csv = async (query = {}, by = admin) =>
    app.call('GET /api/people/export', { token: by.token, query });

  test('has a line for everyone a search finds, safe for a spreadsheet', async () => {
    const guest = await aColleague(app, admin, 'client', '=HYPERLINK("http://evil")');
    await setCompany(guest, 'Müller, "Söhne"\n& Co');
    await aColleague(app, await anAdmin(app), 'client', 'A stranger');
    const { text, headers } = await csv();
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''people-[\d-]+\.csv$/,
    );
    expect(text.startsWith('\uFEFFId,Name,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text).toContain('"Müller, ""Söhne""\n& Co"');
    expect(text).not.toContain('A stranger');
    expect((await csv({ role: 'admin' })).text.trim().split('\r\n')).toHaveLength(2);
  });

  test('is read in pieces and misses nobody', async () => {
    await app.testDb.db.run({
      parts: [
        `with made as (insert into accounts (email, username, full_name)
           select 'many-' || n || '@example.org', 'many ' || n, 'Guest ' || n
           from generate_series(1, 2500) n returning id)
         insert into organisations_members (organisation_id, person_id, role)
         select `,
        ", id, 'client' from made",
      ],
      values: [admin.person.organisationId],
    });
    const lines = (await csv({ q: 'many-' })).text.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[3])).size).toBe(2500);
  });

  test('is recorded with what was looked for', async () => {
    await csv({ q: 'ada' });
    const { body } = await app.call('GET /api/audit', { token: admin.token });
    expect(body).toMatchObject({
      entries: [{ action: 'people.exported', after: { q: 'ada', rows: 1 } }, {}],
    });
  });
});

describe('a message to many', () => {
  const send = (ids: number[], words = {}) =>
    app.call('POST /api/people/message', {
      token: admin.token,
      body: { ids, subject: 'News', text: 'Hello\n\n<b>all</b>', ...words },
    });

  test('reaches each on their own, with words that stay words', async () => {
    await verify(app, admin);
    const guests = [await aColleague(app, admin), await aColleague(app, admin)];
    const answer = await send(
      guests.map(({ person }) => person.id),
      { subject: 'News\r\nBcc: all@example.org' },
    );
    expect(answer).toMatchObject({ status: 202, body: { sent: 2 } });
    for (const { email } of guests) {
      const [mail] = await mailTo(app, email);
      expect(mail?.subject).toBe('News Bcc: all@example.org');
      expect(mail?.html).toContain('&#60;b&#62;all');
      expect(mail?.text).not.toContain(guests.find((one) => one.email !== email)?.email);
    }
  });

  test('leaves for nobody when one of them is not ours, or the founder is unconfirmed', async () => {
    const guest = await aColleague(app, admin);
    expect(codeOf(await send([guest.person.id]))).toBe('accounts.unverified');
    await verify(app, admin);
    const stranger = await anAdmin(app);
    expect((await send([guest.person.id, stranger.person.id])).status).toBe(404);
    expect(await mailTo(app, guest.email)).toEqual([]);
  });
});

describe('doubles', () => {
  const doubles = async (who: Actor) => {
    const params = { personId: who.person.id };
    const input = { token: admin.token, params };
    const { body } = await app.call('GET /api/people/:personId/doubles', input);
    return (body as PersonLine[]).map(({ fullName }) => fullName);
  };
  const merge = (keep: Actor, others: Actor[], by = admin) =>
    app.call('POST /api/people/merge', {
      token: by.token,
      body: { keepId: keep.person.id, doubleIds: others.map(({ person }) => person.id) },
    });

  test('are those with a like name, the likest first', async () => {
    const guest = await aColleague(app, admin, 'client', 'Katharina Weißmüller');
    await aColleague(app, admin, 'client', 'Katharina Weissmüller');
    await aColleague(app, admin, 'client', 'Katharina Weißmüller');
    await aColleague(app, admin, 'client', 'Jonas Lind');
    expect(await doubles(guest)).toEqual(['Katharina Weißmüller', 'Katharina Weissmüller']);
  });

  test('merged leave what they had to the kept person, and the account to its owner', async () => {
    const kept = await aColleague(app, admin, 'client', 'Noah Berger');
    const double = await aColleague(app, admin, 'client', 'Noah B.');
    await setCompany(double, 'Berger AG');
    const made = await aTask(app, double, { title: 'Made by the double' });
    const given = await aTask(app, admin, {
      title: 'Given to the double',
      assignee: { id: double.person.id, fullName: 'Noah B.' },
    });
    const socket = await openTestSocket(address, double.token);
    const answer = await merge(kept, [double]);
    expect(answer).toMatchObject({ status: 200, body: { person: { company: 'Berger AG' } } });
    const { body } = await app.call('GET /apps/todo/tasks', { token: kept.token });
    expect((body as Task[]).map(({ id }) => id)).toEqual([given.id, made.id]);
    expect(await socket.closed).toBe('io server disconnect');
    expect((await app.call('GET /apps/todo/tasks', { token: double.token })).status).toBe(401);
    const account = await app.testDb.db.row({
      parts: ['select email from accounts where id = ', ''],
      values: [double.person.id],
    });
    expect(account).toEqual({ email: double.email });
    const query = { action: 'people.merged' };
    const audit = await app.call('GET /api/audit', { token: admin.token, query });
    expect(audit.body).toMatchObject({
      entries: [{ subjectId: kept.person.id, before: { merged: [{ email: double.email }] } }],
    });
  });

  test('leave what was done about them to the kept person, who is shut out as they were', async () => {
    const { id: eventId } = await aPublishedEvent(app, admin);
    const kept = await aColleague(app, admin, 'client', 'Noah Berger');
    const double = await aColleague(app, admin, 'client', 'Noah B.');
    const { organisationId } = admin.person;
    for (const { person } of [kept, double]) {
      await insertPerson(app.testDb.db, organisationId, eventId, person.id);
    }
    const events = async () =>
      (await app.call('GET /api/events', { token: kept.token })).body as { id: number }[];
    expect(await events()).toMatchObject([{ id: eventId }]);
    const measure = (kind: string) =>
      app.call('POST /api/events/:eventId/measures', {
        token: admin.token,
        params: { eventId },
        body: { personId: double.person.id, kind, reason: 'Sells in the lobby', minutes: null },
      });
    for (const kind of ['mute', 'ban']) expect((await measure(kind)).status).toBe(201);
    expect((await merge(kept, [double])).status).toBe(200);
    expect(await events()).toEqual([]);
    const { body } = await app.call('GET /api/moderation/mine', { token: kept.token });
    expect(body).toMatchObject({ measures: [{ kind: 'ban' }, { kind: 'mute' }] });
  });

  test('are never oneself, the kept one, or someone else’s person', async () => {
    const guest = await aColleague(app, admin);
    expect((await merge(guest, [guest])).status).toBe(422);
    expect((await merge(guest, [admin])).status).toBe(422);
    expect((await merge(guest, [await anAdmin(app)])).status).toBe(404);
    expect((await app.call('GET /apps/todo/tasks', { token: guest.token })).status).toBe(200);
  });
});

test('an organiser sees where someone is signed in here, and shows them out', async () => {
  const guest = await aColleague(app, admin);
  const params = { personId: guest.person.id };
  const input = { token: admin.token, params };
  const sessions = (await app.call('GET /api/people/:personId/sessions', input))
    .body as PersonSession[];
  expect(sessions).toMatchObject([{ id: guest.person.sessionId, network: '127.0.0' }]);
  await app.call('POST /api/people/:personId/end-sessions', input);
  expect((await app.call('GET /apps/todo/tasks', { token: guest.token })).status).toBe(401);
  expect((await app.call('GET /api/people/:personId/sessions', input)).body).toEqual([]);
});

describe('kept views', () => {
  const views = async (by = admin) =>
    (await app.call('GET /api/people/views', { token: by.token })).body as SavedView[];
  const keep = (view: object, by = admin) =>
    app.call('POST /api/people/views', { token: by.token, body: view });
  const view = { place: 'conference', name: 'Guests of Berger', search: 'q=berger' } as const;

  test('belong to one person; the same name again replaces', async () => {
    const second = await aColleague(app, admin, 'admin');
    await keep(view);
    await keep({ ...view, name: 'guests of berger', search: 'q=b' });
    expect(await views()).toEqual([
      { ...view, id: expect.any(Number), name: 'guests of berger', search: 'q=b' },
    ]);
    expect(await views(second)).toEqual([]);
    const [one] = await views();
    const params = { viewId: one?.id };
    const forget = (token: string) =>
      app.call('DELETE /api/people/views/:viewId', { token, params });
    expect((await forget(second.token)).status).toBe(404);
    expect((await forget(admin.token)).status).toBe(200);
    expect(await views()).toEqual([]);
  });

  test('of each table stand apart', async () => {
    for (const place of ['organisation', 'conference', 'list']) await keep({ ...view, place });
    const places = (await views()).map(({ place }) => place);
    expect(places.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'conference',
      'list',
      'organisation',
    ]);
    expect((await keep({ ...view, place: 'elsewhere' })).status).toBe(422);
  });

  test('are fifty at most', async () => {
    for (let count = 0; count < 50; count++) {
      expect((await keep({ ...view, name: `View ${count}` })).status).toBe(201);
    }
    expect((await keep({ ...view, name: 'One more' })).status).toBe(422);
    expect((await keep({ ...view, name: 'View 7', search: '' })).status).toBe(201);
  });
});
