import type { Feed } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgenda } from '../../../testing/agenda.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { readCalendar } from '../../../testing/calendar/read-calendar.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

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

const about = (by: Actor) => ({ token: by.token, params: { eventId: agenda.event.id } });
const makeFeed = async (by: Actor) => {
  const { body } = await app.call('POST /api/events/:eventId/feed', about(by));
  return (body as { url: string }).url;
};
const feedOf = async (by: Actor) =>
  (await app.call('GET /api/events/:eventId/feed', about(by))).body as Feed;
const fetchFeed = (url: string) =>
  app.call('GET /api/feeds/:token/agenda.ics', { params: { token: url.split('/').at(-2) } });
const readFeed = async (url: string) => readCalendar((await fetchFeed(url)).text);
const program = () =>
  app.call('GET /api/e/:slug/program.ics', { params: { slug: agenda.event.slug } });

const joinUrl = 'https://meet.example.org/opening';
const nine = '2027-03-28T09:00:00Z';
const ten = '2027-03-28T10:00:00Z';

describe('the secret address', () => {
  test('is only for those who take part, told once, and kept nowhere', async () => {
    const stranger = await aColleague(app, admin);
    expect((await app.call('POST /api/events/:eventId/feed', about(stranger))).status).toBe(404);
    expect(await feedOf(agenda.attendee)).toEqual({ createdAt: null, readAt: null });
    const url = await makeFeed(agenda.attendee);
    const token = url.split('/').at(-2) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await app.testDb.db.rows({
      parts: ['select encode(hash, $$base64$$) as hash, f::text as all from agenda_feeds f'],
      values: [],
    });
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(await feedOf(agenda.attendee)).toMatchObject({ readAt: null });
  });

  test('dies with the next one, when it is ended, and with its owner', async () => {
    const { attendee } = agenda;
    const first = await makeFeed(attendee);
    const second = await makeFeed(attendee);
    expect([(await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([404, 200]);
    await app.call('DELETE /api/events/:eventId/feed', about(attendee));
    expect((await fetchFeed(second)).status).toBe(404);
    const third = await makeFeed(attendee);
    const personId = attendee.person.id;
    const owner = { token: admin.token, params: { personId } };
    await app.call('PATCH /api/people/:personId', { ...owner, body: { isActive: false } });
    expect((await fetchFeed(third)).status).toBe(404);
    await app.call('PATCH /api/people/:personId', { ...owner, body: { isActive: true } });
    expect((await fetchFeed(third)).status).toBe(200);
    await app.call('DELETE /api/events/:eventId/attendees/:personId', {
      token: admin.token,
      params: { eventId: agenda.event.id, personId },
    });
    expect((await fetchFeed(third)).status).toBe(404);
  });

  test('tells its owner when a calendar last read it', async () => {
    const url = await makeFeed(agenda.attendee);
    await fetchFeed(url);
    const { readAt } = await feedOf(agenda.attendee);
    expect(Math.abs(Date.parse(readAt ?? '') - Date.now())).toBeLessThan(10_000);
  });
});

describe('my agenda in a calendar', () => {
  test('has what I starred, with the way in, and nothing else', async () => {
    const starred = await agenda.add({ title: { en: 'Opening' }, startsAt: nine, joinUrl });
    await agenda.add({ title: { en: 'Not mine' }, startsAt: ten });
    await agenda.publish();
    await agenda.star(starred);
    const { entries, name } = await readFeed(await makeFeed(agenda.attendee));
    expect(name).toBe('Spring Summit');
    expect(entries).toMatchObject([
      {
        title: 'Opening',
        url: joinUrl,
        startsAt: new Date(nine),
        endsAt: new Date('2027-03-28T09:45:00Z'),
        status: 'CONFIRMED',
        sequence: 0,
        alarms: 1,
      },
    ]);
  });

  test('follows a move under the same name, and tells of a cancellation', async () => {
    const session = await agenda.add({ startsAt: nine });
    await agenda.publish();
    await agenda.star(session);
    const url = await makeFeed(agenda.attendee);
    const [before] = (await readFeed(url)).entries;
    await agenda.change(session, { startsAt: ten });
    expect((await readFeed(url)).entries).toEqual([before]);
    await agenda.publish();
    const [moved] = (await readFeed(url)).entries;
    expect(moved).toMatchObject({ uid: before?.uid, sequence: 1, startsAt: new Date(ten) });
    await agenda.remove(session);
    await agenda.publish();
    const [gone] = (await readFeed(url)).entries;
    const expected = { uid: before?.uid, sequence: 2, status: 'CANCELLED', alarms: 0 };
    expect(gone).toMatchObject(expected);
  });

  test('is empty while the event is a draft again', async () => {
    const session = await agenda.add({ startsAt: nine });
    await agenda.publish();
    await agenda.star(session, admin);
    const url = await makeFeed(admin);
    expect((await readFeed(url)).entries).toHaveLength(1);
    const { token } = admin;
    const params = { eventId: agenda.event.id };
    await app.call('POST /api/events/:eventId/state', { token, params, body: { state: 'draft' } });
    expect((await readFeed(url)).entries).toEqual([]);
  });

  test('rings when its owner wants it to', async () => {
    const session = await agenda.add({ startsAt: nine });
    await agenda.publish();
    await agenda.star(session);
    const url = await makeFeed(agenda.attendee);
    const choose = (minutes: number | null) =>
      app.call('PUT /api/events/:eventId/reminder', {
        ...about(agenda.attendee),
        body: { minutes },
      });
    await choose(25);
    expect((await fetchFeed(url)).text).toContain('TRIGGER:-PT25M');
    await choose(null);
    expect((await readFeed(url)).entries[0]?.alarms).toBe(0);
  });
});

describe('the program in a calendar', () => {
  test('has what is published, without the way in; drafts, hidden and cancelled ones are absent', async () => {
    await agenda.add({ title: { en: 'Shown', de: 'Gezeigt' }, startsAt: nine, joinUrl });
    await agenda.add({ title: { en: 'Hidden' }, startsAt: nine, isHidden: true });
    const cancelled = await agenda.add({ title: { en: 'Cancelled' }, startsAt: ten });
    await agenda.publish();
    await agenda.remove(cancelled);
    await agenda.publish();
    await agenda.add({ title: { en: 'Not yet' }, startsAt: ten });
    const { status, headers, text } = await program();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const { entries } = readCalendar(text);
    expect(entries.map(({ title }) => title)).toEqual(['Shown']);
    expect(text).not.toContain(joinUrl);
    expect(entries[0]?.url).toContain(`/e/${agenda.event.slug}/sessions/`);
  });

  test('speaks the language of its reader', async () => {
    await agenda.add({ title: { en: 'Shown', de: 'Gezeigt' }, startsAt: nine });
    await agenda.publish();
    const { text } = await app.call('GET /api/e/:slug/program.ics', {
      params: { slug: agenda.event.slug },
      headers: { 'accept-language': 'de-AT,en;q=0.5' },
    });
    expect(readCalendar(text).entries[0]?.title).toBe('Gezeigt');
  });

  test('gives one session alone, under the name it has in the feed', async () => {
    const session = await agenda.add({ startsAt: nine });
    const fetchOne = () =>
      app.call('GET /api/e/:slug/sessions/:sessionId/session.ics', {
        params: { slug: agenda.event.slug, sessionId: session.id },
      });
    expect((await fetchOne()).status).toBe(404);
    await agenda.publish();
    await agenda.star(session);
    const [own] = (await readFeed(await makeFeed(agenda.attendee))).entries;
    const { entries } = readCalendar((await fetchOne()).text);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.uid).toBe(own?.uid);
  });

  test('is right where clocks change, across midnight, and in any zone', async () => {
    const zones = ['Europe/Lisbon', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Auckland'];
    // An hour before Lisbon puts its clocks forward, until two hours after; and over a leap day.
    const times = ['2027-03-28T00:00:00.000Z', '2028-02-29T23:30:00.000Z'];
    for (const zone of zones) {
      agenda = await anAgenda(app, await anAdmin(app), zone);
      for (const startsAt of times) await agenda.add({ startsAt, minutes: 180 });
      await agenda.publish();
      const { entries } = readCalendar((await program()).text);
      expect(entries.map((entry) => entry.startsAt.toISOString())).toEqual(times);
      expect(entries.map(({ endsAt, startsAt }) => +endsAt - +startsAt)).toEqual([
        10_800_000, 10_800_000,
      ]);
    }
  });

  test('takes nothing over from what people wrote but the words', async () => {
    const evil = 'Opening\r\nBEGIN:VALARM\r\nEND:VALARM\nATTACH:https://evil.example\n; , \\n "x"';
    await agenda.add({ title: { en: evil }, abstract: { en: evil }, startsAt: nine });
    await agenda.publish();
    const { entries, parts } = readCalendar((await program()).text);
    expect(entries).toMatchObject([{ title: evil.replaceAll('\r\n', '\n'), alarms: 0 }]);
    expect(parts.filter((part) => /alarm|attach/.test(part))).toEqual([]);
  });
});
