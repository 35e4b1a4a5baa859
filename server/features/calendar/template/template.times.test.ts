import type { CalendarEvent } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { calendarCalls } from '../../../testing/calendar/calendar-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** What old clients send and read of times: what lasts no time, whole days, what repeats. */

let app: TestApp;
let admin: Actor;
let calendar: ReturnType<typeof calendarCalls>;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  calendar = calendarCalls(app, admin);
});
afterAll(() => app.close());

const none = '1970-01-01T00:00:00.000Z';
const post = (what: 'add' | 'update', event: object, by = admin) =>
  app.call(`POST /apps/calendar/${what}-event`, { token: by.token, body: { event } });
const added = async (event: object) => {
  const answer = await post('add', { title: 'Review', ...event });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { event: CalendarEvent }).event;
};
const updated = async (event: object) => {
  const answer = await post('update', event);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { event: CalendarEvent }).event;
};
const events = async (by = admin) =>
  (await app.call('GET /apps/calendar/events', { token: by.token })).body as CalendarEvent[];
const remove = (id: unknown, by = admin) =>
  app.call('DELETE /apps/calendar/remove-event', { token: by.token, query: { id } });

describe('an end that is none', () => {
  const times = { start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T10:00:00.000Z' };

  test.each([none, '2026-11-20T08:59:59.000Z', '1970-01-01'])(
    'leaves an entry that is changed at no length: %s',
    async (end) => {
      const { id } = await added(times);
      const after = await updated({ id, title: 'Later', start: times.start, end });
      expect(after).toMatchObject({ title: 'Later', start: times.start, end: times.start });
      expect(await events()).toEqual([after]);
    },
  );

  test('gives a new one the usual length', async () => {
    expect(await added({ ...times, end: none })).toMatchObject({ end: times.end });
    const days = { start: '2026-11-20', end: none, allDay: true };
    expect(await added(days)).toMatchObject({ start: '2026-11-20', end: '2026-11-21' });
    expect((await post('add', { title: 'x', ...times, end: '2026-11-20T08:00:00Z' })).status).toBe(
      422,
    );
  });

  test('is an empty text or nothing as well, and so may be the calendar', async () => {
    for (const calendar of ['', null]) {
      const sent = { ...times, end: '', extendedProps: { calendar } };
      const { id, ...one } = await added(sent);
      expect(one).toMatchObject({ end: times.end, extendedProps: { calendar: 'Personal' } });
      expect(await updated({ id, ...sent })).toMatchObject(one);
    }
  });

  test.each([none, null, '', '2026-11-19'])(
    'leaves whole days as many as they were: %s',
    async (end) => {
      const days = { start: '2026-11-20', end: '2026-11-23', allDay: true };
      const { id } = await added(days);
      expect(await updated({ id, ...days, end })).toMatchObject(days);
      const moved = { start: '2026-11-25', end: '2026-11-28' };
      expect(await updated({ id, ...days, start: moved.start, end })).toMatchObject(moved);
    },
  );
});

test('whole days stay where they were for a client whose clock is another', async () => {
  const days = { start: '2026-11-20', end: '2026-11-22', allDay: true };
  const { id } = await added(days);
  for (const midnight of ['T05:00:00.000Z', 'T00:00:00.000Z']) {
    const sent = { start: `2026-11-20${midnight}`, end: `2026-11-22${midnight}`, allDay: true };
    expect(await updated({ id, ...sent })).toMatchObject(days);
  }
  // Midnight in Tokyo, and in Berlin.
  for (const midnight of ['T15:00:00.000Z', 'T23:00:00.000Z']) {
    const sent = { start: `2026-11-19${midnight}`, end: `2026-11-21${midnight}`, allDay: true };
    expect(await updated({ id, ...sent })).toMatchObject(days);
  }
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  7,
  'x'.repeat(2001),
])('an address among the extended properties is refused like any: %j', async (url) => {
  const times = { start: '2026-11-20T09:00:00Z' };
  const extendedProps = { calendar: 'Business', url };
  expect((await post('add', { title: 'x', ...times, extendedProps })).status).toBe(422);
  const { id } = await added({ ...times, extendedProps: { url: 'https://example.org' } });
  expect((await post('update', { id, extendedProps })).status).toBe(422);
  expect((await events())[0]?.extendedProps).toMatchObject({ url: 'https://example.org' });
});

describe('what repeats', () => {
  const dayMs = 86_400_000;
  /** At nine o'clock on a day so many from now. */
  const nineOn = (days: number) =>
    new Date(Math.floor(Date.now() / dayMs) * dayMs + days * dayMs + 9 * 3_600_000).toISOString();
  const hour = (start: string) => new Date(Date.parse(start) + 3_600_000).toISOString();
  const weekly = (more = {}) =>
    calendar.make({
      title: 'Stand-up',
      start: nineOn(-14),
      end: hour(nineOn(-14)),
      timeZone: 'UTC',
      repeat: 'FREQ=WEEKLY;COUNT=5',
      ...more,
    });
  const starts = async () => (await events()).map(({ start }) => start);

  test('is listed as often as it happens, each with its own number', async () => {
    await added({ title: 'Once', start: nineOn(-400) });
    await weekly();
    const listed = await events();
    const weeks = [-14, -7, 0, 7, 14].map(nineOn);
    expect(listed.map(({ start }) => start)).toEqual([nineOn(-400), ...weeks]);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(6);
    expect(listed.every(({ id }) => Number.isSafeInteger(id))).toBe(true);
    expect(await events()).toEqual(listed);
  });

  test('is listed for a year back and ahead, and each series with others beside it', async () => {
    await weekly({ start: nineOn(-800), end: hour(nineOn(-800)), repeat: 'FREQ=WEEKLY' });
    await weekly({ title: 'Yearly', repeat: 'FREQ=YEARLY' });
    const listed = await events();
    expect(listed.length).toBeGreaterThan(104);
    expect(listed.length).toBeLessThan(110);
    expect(listed.filter(({ title }) => title === 'Yearly')).toHaveLength(2);
    const from = Date.parse(nineOn(-369));
    expect(listed.every(({ start }) => Date.parse(start) > from)).toBe(true);
  });

  test('keeps to its hour and its number where clocks change', async () => {
    const start = nineOn(-200).replace('T09:00', 'T23:30');
    await weekly({
      start,
      end: hour(start),
      timeZone: 'Europe/London',
      repeat: 'FREQ=DAILY;COUNT=400',
    });
    const ids = (await events()).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([400, 400]);
    const last = ids.at(-1);
    expect(await updated({ id: String(last), title: 'Last one' })).toMatchObject({ id: last });
  });

  test('is changed one at a time, by its number as text', async () => {
    const entry = await weekly();
    const third = (await events())[2];
    const opened = await calendar.read(third?.id ?? 0);
    expect(opened.body).toMatchObject({ entry: { id: entry.id } });
    const sent = {
      ...third,
      id: String(third?.id),
      title: 'Retrospective',
      start: hour(nineOn(0)),
      end: hour(hour(nineOn(0))),
      extendedProps: { ...third?.extendedProps, location: 'Room 4', guests: {} },
    };
    const after = await updated(sent);
    expect(after).toMatchObject({
      id: third?.id,
      title: 'Retrospective',
      start: hour(nineOn(0)),
      extendedProps: { location: 'Room 4' },
    });
    expect((await events()).map(({ title }) => title)).toEqual([
      'Stand-up',
      'Stand-up',
      'Retrospective',
      'Stand-up',
      'Stand-up',
    ]);
    expect((await events())[2]).toEqual(after);
    const { body } = await calendar.read(entry.id);
    expect((body as { entry: { repeat: string } }).entry.repeat).toBe('FREQ=WEEKLY;COUNT=5');
  });

  test('has one calendar for all', async () => {
    await weekly();
    const [first] = await events();
    await updated({ id: first?.id, extendedProps: { calendar: 'Holiday' } });
    const calendars = (await events()).map(({ extendedProps }) => extendedProps.calendar);
    expect(calendars).toEqual(Array(5).fill('Holiday'));
  });

  test('is removed one at a time, and by the number of the whole at once', async () => {
    const entry = await weekly();
    const [first, , third] = await events();
    expect((await remove(third?.id)).status).toBe(200);
    expect((await remove(third?.id)).status).toBe(404);
    expect((await post('update', { id: third?.id, title: 'Gone' })).status).toBe(404);
    expect(await starts()).toEqual([-14, -7, 7, 14].map(nineOn));
    expect((await remove(String(first?.id))).status).toBe(200);
    expect(await starts()).toEqual([-7, 7, 14].map(nineOn));
    expect((await remove(entry.id)).status).toBe(200);
    expect(await events()).toEqual([]);
  });

  test('lies on whole days as well', async () => {
    const [on, after] = [nineOn(-14).slice(0, 10), nineOn(-13).slice(0, 10)];
    await weekly({ isAllDay: true, start: on, end: after });
    const second = (await events())[1];
    expect(second).toMatchObject({ allDay: true, start: nineOn(-7).slice(0, 10) });
    const moved = { start: nineOn(-6).slice(0, 10), end: nineOn(-5).slice(0, 10) };
    expect(await updated({ id: second?.id, ...moved, allDay: true })).toMatchObject({
      id: second?.id,
      ...moved,
    });
    expect((await remove(second?.id)).status).toBe(200);
    expect(await events()).toHaveLength(4);
  });

  test('is nobody else’s, and a number that fits none answers 404', async () => {
    await weekly();
    const [first] = await events();
    const id = first?.id ?? 0;
    const colleague = await aColleague(app, admin, 'admin');
    for (const [wrong, by] of [
      [id, colleague],
      [id + 1, admin],
      [id + 99_000, admin],
      [Number.MAX_SAFE_INTEGER, admin],
    ] as const) {
      expect((await post('update', { id: wrong, title: 'Mine' }, by)).status).toBe(404);
      expect((await remove(wrong, by)).status).toBe(404);
    }
    expect(await events()).toHaveLength(5);
    expect(await events(colleague)).toEqual([]);
  });

  test('leaves room for others where there is very much of it', async () => {
    for (let count = 0; count < 10; count++) {
      await weekly({ title: `Daily ${count}`, repeat: 'FREQ=DAILY' });
    }
    const listed = await events();
    expect(listed.length).toBeLessThanOrEqual(5_000);
    const soon = listed.filter(({ start }) => start === nineOn(1)).map(({ title }) => title);
    expect(new Set(soon).size).toBe(10);
  });
});
