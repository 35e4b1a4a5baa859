import type { CalendarEvent } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The four calls of the spec, as its old client sends them. */

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  await clockIn('Europe/Berlin');
});
afterAll(() => app.close());

const clockIn = async (timeZone: string) => {
  const body = { language: null, timeZone, look: {} };
  const answer = await app.call('PUT /api/accounts/preferences', { token: admin.token, body });
  expect(answer.status, answer.text).toBe(200);
};

const usual = {
  title: 'Design review',
  start: '2026-11-20T09:00:00.000Z',
  end: '2026-11-20T10:00:00.000Z',
  allDay: false,
  display: 'block',
  extendedProps: { calendar: 'Business' },
};
const add = (event: object, by = admin) =>
  app.call('POST /apps/calendar/add-event', { token: by.token, body: { event } });
const added = async (event: object = {}, by = admin) => {
  const answer = await add({ ...usual, ...event }, by);
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { event: CalendarEvent }).event;
};
const update = (event: object, by = admin) =>
  app.call('POST /apps/calendar/update-event', { token: by.token, body: { event } });
const updated = async (event: object) => {
  const answer = await update(event);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { event: CalendarEvent }).event;
};
/** The address is sent as it is written here: brackets as they are, one name many times. */
const events = async (search = '', by = admin) => {
  const reply = await app.http.inject({
    method: 'GET',
    url: `/apps/calendar/events${search}`,
    headers: { authorization: `Bearer "${by.token}"`, accept: 'application/json, text/plain, */*' },
  });
  expect(reply.statusCode, reply.payload).toBe(200);
  return reply.json<CalendarEvent[]>();
};
const titles = async (search = '') => (await events(search)).map(({ title }) => title);

describe('adding', () => {
  test.each([
    ['no title', { title: undefined }],
    ['no start', { start: undefined }],
    ['a start that is none', { start: 'tomorrow' }],
    ['a day that is none', { start: '2026-02-30' }],
    ['a category that is none', { extendedProps: { calendar: 'Work' } }],
    ['a field that is none of it', { ownerId: 1 }],
    ['an address that runs', { url: 'javascript:alert(1)' }],
    ['an address that runs, hidden', { url: ' java\nscript:alert(1)' }],
    ['data for an address', { url: 'data:text/html,<script>alert(1)</script>' }],
  ])('refuses %s', async (_what, part) => {
    expect((await add({ ...usual, ...part })).status).toBe(422);
    expect(await events()).toEqual([]);
  });

  test('refuses an end before its start', async () => {
    const answer = await add({ ...usual, end: '2026-11-20T08:59:59Z' });
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ code: 'calendar.ends_before_start' }),
    ]);
    const days = { start: '2026-11-20', end: '2026-11-19', allDay: true };
    expect((await add({ ...usual, ...days })).status).toBe(422);
  });

  test('refuses what would reach the prototype of all objects, and what is too large', async () => {
    const send = (payload: string) =>
      app.http.inject({
        method: 'POST',
        url: '/apps/calendar/add-event',
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        payload,
      });
    const poisoned = JSON.stringify({ event: usual }).replace(
      '"calendar":',
      '"__proto__":{"isAdmin":true},"calendar":',
    );
    expect((await send(poisoned)).statusCode).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    const large = { ...usual, extendedProps: { calendar: 'Business', x: 'x'.repeat(10_000_000) } };
    expect((await send(JSON.stringify({ event: large }))).statusCode).toBe(413);
    expect(await events()).toEqual([]);
  });

  test('answers 201 with the event and its id, which rises', async () => {
    const first = await added();
    expect(first).toEqual({
      id: expect.any(Number),
      url: '',
      title: 'Design review',
      start: '2026-11-20T09:00:00.000Z',
      end: '2026-11-20T10:00:00.000Z',
      allDay: false,
      extendedProps: { calendar: 'Business' },
    });
    const second = await added({ id: 7 });
    expect(second.id).toBeGreaterThan(first.id);
    expect(await events()).toEqual([first, second]);
  });

  test('keeps whatever else stands among the extended properties, of whatever type', async () => {
    const guests = [{ value: 'Donna Frank', label: 'Donna Frank', avatar: '/img/1.png' }];
    const props = {
      calendar: 'Family',
      guests,
      location: 'New York',
      desc: 'Bring <b>cake</b>',
      mood: null,
      seats: 7,
      deep: { a: [1, { b: true }] },
      title: '<script>alert(1)</script>',
    };
    const { extendedProps } = await added({ extendedProps: props });
    expect(extendedProps).toMatchObject(props);
    expect((await events())[0]?.extendedProps).toMatchObject(props);
    expect((await added({ extendedProps: { calendar: 'ETC', guests: {} } })).extendedProps).toEqual(
      {
        calendar: 'ETC',
        guests: {},
      },
    );
  });

  test('without an end lasts an hour, or the day', async () => {
    expect(await added({ end: undefined })).toMatchObject({ end: '2026-11-20T10:00:00.000Z' });
    expect(await added({ end: null })).toMatchObject({ end: '2026-11-20T10:00:00.000Z' });
    const day = { start: '2026-11-20', end: undefined, allDay: true };
    expect(await added(day)).toMatchObject({
      start: '2026-11-20',
      end: '2026-11-21',
      allDay: true,
    });
  });

  test('of a whole day takes instants as the day they fall on by the clock of whoever adds it', async () => {
    const midnights = { start: '2026-11-20T23:00:00.000Z', end: '2026-11-22T23:00:00.000Z' };
    expect(await added({ ...midnights, allDay: true })).toMatchObject({
      start: '2026-11-21',
      end: '2026-11-23',
    });
    const sameDay = { start: '2026-11-20T23:00:00.000Z', end: '2026-11-20T23:00:00.000Z' };
    expect(await added({ ...sameDay, allDay: true })).toMatchObject({
      start: '2026-11-21',
      end: '2026-11-22',
    });
  });

  test('with one key makes one', async () => {
    const call = () =>
      app.call('POST /apps/calendar/add-event', {
        token: admin.token,
        body: { event: usual },
        headers: { 'idempotency-key': 'once-and-no-more' },
      });
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await events()).toHaveLength(1);
  });
});

describe('listing', () => {
  beforeEach(async () => {
    for (const calendar of ['Business', 'Personal', 'Holiday', 'Business']) {
      await added({ title: calendar, extendedProps: { calendar } });
    }
  });

  test.each([
    ['', ['Business', 'Personal', 'Holiday', 'Business']],
    ['?calendars[]=Personal&calendars[]=Business', ['Business', 'Personal', 'Business']],
    ['?calendars%5B%5D=Personal&calendars%5B%5D=Holiday', ['Personal', 'Holiday']],
    ['?calendars[]=Holiday', ['Holiday']],
    ['?calendars=Holiday', ['Holiday']],
    ['?calendars=Holiday&calendars=Personal', ['Personal', 'Holiday']],
    ['?calendars[]=', []],
    ['?calendars=', []],
    ['?calendars[]=Family', []],
    ['?calendars[]=business', []],
    ['?calendars[]=constructor', []],
  ])('%j answers a bare array of those, in the order they were made', async (search, expected) => {
    expect(await titles(search)).toEqual(expected);
  });

  test('is nobody else’s, not even an admin’s', async () => {
    const other = await aColleague(app, admin, 'admin');
    expect(await events('', other)).toEqual([]);
  });
});

describe('updating', () => {
  test.each(['x', '0', '-1', '1.5', '', null, {}])('refuses the id %j', async (id) => {
    expect((await update({ id, title: 'x' })).status).toBe(422);
  });

  test('answers 404 to an unknown id and to that of another person', async () => {
    const other = await aColleague(app, admin, 'admin');
    const theirs = await added({}, other);
    for (const id of ['999999999', theirs.id]) {
      expect((await update({ id, title: 'Mine now' })).status).toBe(404);
    }
    expect(await events('', other)).toEqual([theirs]);
  });

  test('changes the given fields only, by an id that is text', async () => {
    const event = await added({ extendedProps: { calendar: 'Family', mood: 'good' } });
    const after = await updated({ id: String(event.id), title: 'Renamed' });
    expect(after).toEqual({ ...event, title: 'Renamed' });
    expect(await events()).toEqual([after]);
  });

  test('replaces the extended properties as a whole', async () => {
    const event = await added({ extendedProps: { calendar: 'Family', mood: 'good', desc: 'x' } });
    const extendedProps = { calendar: 'ETC', guests: [], location: 'Here' };
    expect((await updated({ id: event.id, extendedProps })).extendedProps).toEqual(extendedProps);
  });

  test('takes the form’s body as it is sent', async () => {
    const { id } = await added();
    const form = {
      id: `${id}`,
      title: 'Lunch',
      allDay: true,
      start: '2026-11-24T23:00:00.000Z',
      end: '2026-11-25T23:00:00.000Z',
      url: '',
      extendedProps: {
        location: 'Park',
        description: 'Rain or shine',
        guests: {},
        calendar: 'Personal',
      },
    };
    expect(await updated(form)).toEqual({
      ...form,
      id,
      start: '2026-11-25',
      end: '2026-11-26',
    });
  });

  test('takes what dragging sends: days, no end, no word of whole days', async () => {
    const timed = await added();
    const dropped = { id: `${timed.id}`, title: timed.title, extendedProps: timed.extendedProps };
    expect(await updated({ ...dropped, start: '2026-11-23' })).toMatchObject({
      start: '2026-11-23',
      end: '2026-11-24',
      allDay: true,
    });
    expect(await updated({ ...dropped, start: '2026-11-23', end: '2026-11-26' })).toMatchObject({
      end: '2026-11-26',
    });
    expect(await updated({ ...dropped, start: '2026-11-24T10:00:00+01:00' })).toMatchObject({
      start: '2026-11-24T09:00:00.000Z',
      end: '2026-11-24T10:00:00.000Z',
      allDay: false,
    });
    const moved = await updated({ ...dropped, start: '2026-11-25T10:00:00+01:00' });
    expect(moved).toMatchObject({ end: '2026-11-25T10:00:00.000Z' });
  });

  test('merges an end and a start that come alone', async () => {
    const { id } = await added();
    expect(await updated({ id, end: '2026-11-20T12:00:00Z' })).toMatchObject({
      start: '2026-11-20T09:00:00.000Z',
      end: '2026-11-20T12:00:00.000Z',
    });
    expect(await updated({ id, start: '2026-11-20T08:00:00Z' })).toMatchObject({
      end: '2026-11-20T12:00:00.000Z',
    });
    expect(await updated({ id, end: '2026-11-20T07:00:00Z' })).toMatchObject({
      start: '2026-11-20T08:00:00.000Z',
      end: '2026-11-20T08:00:00.000Z',
    });
  });

  test('takes a whole event back as it was read, and what the browser keeps with it', async () => {
    const event = await added({ extendedProps: { calendar: 'Holiday', guests: [] } });
    const sent = { ...event, display: 'block', classNames: [], groupId: '', backgroundColor: '' };
    expect(await updated(sent)).toEqual(event);
  });

  test('of two at once loses neither field', async () => {
    const { id } = await added();
    await Promise.all([updated({ id, title: 'New' }), updated({ id, url: 'https://example.org' })]);
    expect((await events())[0]).toMatchObject({ title: 'New', url: 'https://example.org' });
  });
});

describe('removing', () => {
  const remove = (query: object, by = admin) =>
    app.call('DELETE /apps/calendar/remove-event', { token: by.token, query: { ...query } });

  test('answers 200, an unknown id 404, none 422, and somebody else’s 404', async () => {
    const [one, other] = [await added(), await added()];
    const colleague = await aColleague(app, admin, 'admin');
    expect((await remove({ id: one.id }, colleague)).status).toBe(404);
    const answer = await remove({ id: `${one.id}` });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await remove({ id: one.id })).status).toBe(404);
    expect((await remove({ id: 999_999_999 })).status).toBe(404);
    expect((await remove({})).status).toBe(422);
    expect(await events()).toEqual([other]);
    expect((await update({ id: one.id, title: 'x' })).status).toBe(404);
  });
});
