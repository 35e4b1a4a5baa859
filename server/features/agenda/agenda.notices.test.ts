import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgenda } from '../../testing/agenda.ts';
import { type Actor, aColleague, anAdmin } from '../../testing/builders.ts';
import { choose } from '../../testing/notices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { listNotifications, mailNotices } from '../notifications/index.ts';
import { remindOfSessions } from './mine/mine.reminders.ts';

let app: TestApp;
let admin: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
});
afterAll(() => app.close());

const told = async (who = agenda.attendee) =>
  (await listNotifications(app.work, who.person)).notifications.map(({ kind, data }) => ({
    kind,
    sessions: 'sessions' in data ? data.sessions : [],
  }));
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const [nine, ten] = ['2027-03-28T09:00:00.000Z', '2027-03-28T10:00:00.000Z'];

describe('publishing', () => {
  test('tells those who starred a session where it is now and where it was', async () => {
    const session = await agenda.add({ startsAt: nine });
    await agenda.publish();
    await agenda.star(session);
    await agenda.change(session, { startsAt: ten });
    expect(await told()).toEqual([]);
    expect((await agenda.publish()).told).toBe(1);
    const news = { id: session.id, title: { en: 'Opening' }, startsAt: ten, room: null };
    const before = { startsAt: nine, room: null };
    expect(await told()).toEqual([
      { kind: 'agenda.session_moved', sessions: [{ ...news, before }] },
    ]);
    expect(await told(admin)).toEqual([]);
  });

  test('says all that was cancelled in one piece, and nothing of an abstract', async () => {
    const [one, two, three] = [
      await agenda.add({ startsAt: nine }),
      await agenda.add({ startsAt: ten }),
      await agenda.add({ startsAt: ten }),
    ];
    await agenda.publish();
    for (const session of [one, two, three]) await agenda.star(session);
    await agenda.remove(one);
    await agenda.remove(two);
    await agenda.change(three, { abstract: { en: 'Longer.' } });
    await agenda.publish();
    expect((await told()).map(({ kind, sessions }) => [kind, sessions.length])).toEqual([
      ['agenda.session_cancelled', 2],
    ]);
  });

  test('is foretold exactly: a new title, two stars of one person, who wants to hear nothing', async () => {
    const [one, two] = [await agenda.add({ startsAt: nine }), await agenda.add({ startsAt: ten })];
    await agenda.publish();
    const [quiet, plain] = [
      await agenda.join(await aColleague(app, admin)),
      await agenda.join(await aColleague(app, admin)),
    ];
    for (const who of [agenda.attendee, quiet, plain]) await agenda.star(one, who);
    await agenda.star(two, agenda.attendee);
    await choose(app, quiet, 'agenda', { app: false, mail: false, push: false });
    await agenda.change(one, { title: { en: 'Another' } });
    await agenda.change(two, { startsAt: nine, roomId: null });
    const foretold = await app.call('GET /api/events/:eventId/agenda/publication', {
      token: admin.token,
      params: { eventId: agenda.event.id },
    });
    expect(foretold.body).toEqual({ changes: 2, told: 2 });
    expect((await agenda.publish()).told).toBe(2);
  });

  test('tells nobody who has left', async () => {
    const session = await agenda.add({ startsAt: nine });
    await agenda.publish();
    const other = await agenda.join(await aColleague(app, admin));
    for (const person of [agenda.attendee, other]) await agenda.star(session, person);
    await app.call('DELETE /api/events/:eventId/attendees/:personId', {
      token: admin.token,
      params: { eventId: agenda.event.id, personId: other.person.id },
    });
    await agenda.change(session, { startsAt: ten });
    expect((await agenda.publish()).told).toBe(1);
    expect(await told(other)).toEqual([]);
  });
});

describe('a reminder', () => {
  const choose = (minutes: number | null) =>
    app.call('PUT /api/events/:eventId/reminder', {
      token: agenda.attendee.token,
      params: { eventId: agenda.event.id },
      body: { minutes },
    });

  test('comes ten minutes before, once, and again when the session has moved', async () => {
    const session = await agenda.add({ startsAt: at(9) });
    await agenda.add({ startsAt: at(9) });
    await agenda.publish();
    await agenda.star(session);
    await remindOfSessions(app.work);
    await remindOfSessions(app.work);
    expect((await told()).map(({ kind, sessions }) => [kind, sessions[0]?.id])).toEqual([
      ['agenda.starts_soon', session.id],
    ]);
    await agenda.change(session, { startsAt: at(5) });
    await agenda.publish();
    await remindOfSessions(app.work);
    expect((await told()).map(({ kind }) => kind)).toEqual([
      'agenda.starts_soon',
      'agenda.session_moved',
      'agenda.starts_soon',
    ]);
  });

  test('comes when its person wants it, or not at all', async () => {
    const session = await agenda.add({ startsAt: at(25) });
    await agenda.publish();
    await agenda.star(session);
    await remindOfSessions(app.work);
    expect(await told()).toEqual([]);
    await choose(null);
    app.clock.ahead = 20 * 60;
    await remindOfSessions(app.work);
    app.clock.ahead = 0;
    expect(await told()).toEqual([]);
    await choose(30);
    await remindOfSessions(app.work);
    expect(await told()).toHaveLength(1);
  });

  test('never comes of what has begun or is far away', async () => {
    const [begun, far] = [
      await agenda.add({ startsAt: at(-1) }),
      await agenda.add({ startsAt: at(11) }),
    ];
    await agenda.publish();
    for (const session of [begun, far]) await agenda.star(session);
    await remindOfSessions(app.work);
    expect(await told()).toEqual([]);
  });
});

describe('a letter', () => {
  const letters = async () => {
    app.clock.ahead = 11 * 60;
    await mailNotices(app.work);
    await mailNotices(app.work);
    app.clock.ahead = 0;
    const { organisationId } = admin.person;
    return app.testDb.db.rows<{ to: string; text: string; subject: string }>({
      parts: [
        `select to_address as "to", subject, text_body as text from mail_messages
         where subject like '%has changed' and organisation_id = `,
        '',
      ],
      values: [organisationId],
    });
  };
  const move = async () => {
    const [one, two] = [
      await agenda.add({ title: { en: 'Opening' }, startsAt: nine }),
      await agenda.add({ title: { en: 'Closing' }, startsAt: nine }),
    ];
    await agenda.publish();
    await agenda.star(one);
    await agenda.star(two);
    await agenda.change(one, { startsAt: ten });
    await agenda.remove(two);
    await agenda.publish();
  };

  test('tells all at once what was not read within ten minutes', async () => {
    await move();
    await mailNotices(app.work);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      to: agenda.attendee.email,
      subject: 'Your agenda of Spring Summit has changed',
    });
    expect(letter?.text).toMatch(/Opening and Closing|Closing and Opening/);
    expect(letter?.text).toContain('/summit-agenda');
  });

  test('is not written to who has read it, or wants none', async () => {
    await move();
    const { token } = agenda.attendee;
    const flags = {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: true,
      newAnnouncements: false,
      productUpdates: false,
      blogDigest: false,
    };
    await app.call('PUT /api/accounts/settings/notification', { token, body: flags });
    expect(await letters()).toEqual([]);
  });
});
