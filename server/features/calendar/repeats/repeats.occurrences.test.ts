import type { Occurrences } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgenda } from '../../../testing/agenda.ts';
import { aColleague, type Actor, anAdmin, aTask } from '../../../testing/builders.ts';
import { calendarCalls } from '../../../testing/calendar/calendar-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listNotifications } from '../../notifications/index.ts';
import { sql } from '../../../platform/db/sql.ts';
import { remindOfEntries } from '../reminders/reminders.ts';

let app: TestApp;
let me: Actor;
let my: ReturnType<typeof calendarCalls>;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  me = await anAdmin(app);
  my = calendarCalls(app, me);
});
afterAll(() => app.close());

const weekly = {
  repeat: 'FREQ=WEEKLY',
  start: '2026-10-16T07:00:00Z',
  end: '2026-10-16T08:00:00Z',
};

describe('occurrences', () => {
  test('of more than four hundred days are refused; of a range turned round there are none', async () => {
    const answer = await my.between('2026-01-01T00:00:00Z', '2027-02-06T00:00:00Z');
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ code: 'calendar.range_too_long' }),
    ]);
    expect((await my.between('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z')).body).toEqual({
      occurrences: [],
      isCut: false,
    });
  });

  test('are what stands, lasts into, or repeats in a range, by the clock of each', async () => {
    await my.make({ title: 'Once' });
    await my.make({ title: 'Long', start: '2026-09-01T08:00:00Z', end: '2026-11-20T10:00:00Z' });
    await my.make({ ...weekly, title: 'Weekly' });
    await my.make({ title: 'Over', start: '2026-11-19T08:00:00Z', end: '2026-11-20T00:00:00Z' });
    await my.make({ title: 'Ended', ...weekly, repeat: 'FREQ=WEEKLY;COUNT=3' });
    await my.make({ title: 'Day', isAllDay: true, start: '2026-11-20', end: '2026-11-21' });
    await my.make({
      title: 'Birthday',
      isAllDay: true,
      start: '1980-11-20',
      end: '1980-11-21',
      repeat: 'FREQ=YEARLY',
    });
    expect(await my.days('2026-11-20', '2026-11-21')).toEqual([
      '09-01T08:00 Long',
      '11-20 Day',
      '11-20 Birthday',
      '11-20T08:00 Once',
      '11-20T08:00 Weekly',
    ]);
    expect(await my.days('2026-10-16', '2026-10-17')).toEqual([
      '09-01T08:00 Long',
      '10-16T07:00 Weekly',
      '10-16T07:00 Ended',
    ]);
  });

  test('have keys of their own that stay, and are cut at five thousand', async () => {
    const many = sql`insert into calendar_entries (organisation_id, owner_id, calendar, title,
        starts_at, ends_at, time_zone, uid, created_at, changed_at)
      select ${me.person.organisationId}, ${me.person.id}, 'ETC', 'Many ' || n,
        '2026-01-01T08:00:00Z'::timestamptz + n * interval '1 hour',
        '2026-01-01T08:30:00Z'::timestamptz + n * interval '1 hour', 'UTC', 'many-' || n, now(), now()
      from generate_series(0, 5999) n`;
    await app.testDb.db.run(many);
    const answer = await my.between('2026-01-01T00:00:00Z', '2027-02-04T00:00:00Z');
    const { occurrences, isCut } = answer.body as Occurrences;
    expect([occurrences.length, isCut]).toEqual([5_000, true]);
    expect(new Set(occurrences.map(({ key }) => key)).size).toBe(5_000);
    const few = (await my.between('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'))
      .body as Occurrences;
    expect([few.occurrences.length, few.isCut]).toEqual([16, false]);
    expect(few.occurrences[0]).toMatchObject({ title: 'Many 0', key: occurrences[0]?.key });
  });

  test('hold starred sessions and one’s own open tasks, and nobody else’s', async () => {
    const agenda = await anAgenda(app, me);
    const { attendee } = agenda;
    const session = await agenda.add({ title: { en: 'Keels' }, startsAt: '2027-03-28T09:00:00Z' });
    const plain = await agenda.add({ title: { en: 'Sails' }, startsAt: '2027-03-28T11:00:00Z' });
    await agenda.publish();
    await agenda.star(session);
    const mine = { assignee: { id: attendee.person.id, fullName: '' } };
    await aTask(app, me, { ...mine, title: 'Pack', dueDate: '2027-03-28' });
    await aTask(app, me, { ...mine, title: 'Call', dueDate: '2027-03-28T15:00:00Z' });
    await aTask(app, me, { ...mine, title: 'Done', dueDate: '2027-03-28', isCompleted: true });
    await aTask(app, me, { title: 'Other', dueDate: '2027-03-28' });
    expect(await my.days('2027-03-28', '2027-03-29', attendee)).toEqual([
      '03-28 Pack',
      '03-28T09:00 Keels',
      '03-28T15:00 Call',
    ]);
    expect((await my.seen('2027-03-28', '2027-03-29', attendee))[1]).toMatchObject({
      layer: 'sessions',
      link: expect.stringContaining(`/sessions/${session.id}`),
      isMine: false,
      entryId: null,
    });
    expect(plain.id).not.toBe(session.id);
    expect(await my.days('2027-03-28', '2027-03-29')).toEqual(['03-28 Other']);
  });
});

describe('finding', () => {
  const find = async (q: string, by = me) => {
    const { body } = await app.call('GET /api/calendar/find', { token: by.token, query: { q } });
    return (body as { entries: { title: string; start: string }[] }).entries;
  };

  test('goes by words of title and place, what is to come before what is over', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await my.make({
      title: 'Boat 100%',
      start: '2020-01-01T08:00:00Z',
      end: '2020-01-01T09:00:00Z',
    });
    await my.make({ title: 'The boat house', start: soon, end: soon });
    await my.make({
      title: 'Quay',
      location: 'At the BOAT',
      start: '2020-01-03T08:00:00Z',
      end: '2020-01-03T09:00:00Z',
      repeat: 'FREQ=YEARLY',
    });
    expect((await find('boat')).map(({ title }) => title)).toEqual([
      'The boat house',
      'Quay',
      'Boat 100%',
    ]);
    expect(await find('0%')).toHaveLength(1);
    expect(await find('')).toEqual([]);
    expect(await find('boat', await aColleague(app, me, 'admin'))).toEqual([]);
  });
});

describe('reminders', () => {
  const told = async ({ person }: Actor) =>
    (await listNotifications(app.work, person)).notifications.filter(
      ({ kind }) => kind === 'calendar.starts_soon',
    );
  const at = async (instant: number) => {
    app.clock.ahead = (instant - Date.now()) / 1000;
    await Promise.all([remindOfEntries(app.work), remindOfEntries(app.work)]);
    app.clock.ahead = 0;
  };
  const minute = 60_000;

  test('come once each, also for repeats, and not for what was called off', async () => {
    const first = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 86_400_000;
    const day = 24 * 60 * minute;
    const iso = (time: number) => new Date(time).toISOString();
    const entry = await my.make({
      title: 'Daily',
      start: iso(first),
      end: iso(first + minute),
      timeZone: 'UTC',
      repeat: 'FREQ=DAILY;COUNT=4',
      reminderMinutes: 10,
    });
    await my.remove(entry.id, { scope: 'one', original: iso(first + 2 * day) });
    await at(first - 11 * minute);
    expect(await told(me)).toEqual([]);
    await at(first - 10 * minute);
    await at(first - 9 * minute);
    expect(await told(me)).toMatchObject([{ data: { title: 'Daily', entryId: entry.id } }]);
    await at(first + day - 5 * minute);
    expect(await told(me)).toHaveLength(2);
    await at(first + 2 * day - 5 * minute);
    expect(await told(me)).toHaveLength(2);
    await at(first + 3 * day);
    expect(await told(me)).toHaveLength(3);
    await at(first + 9 * day);
    expect(await told(me)).toHaveLength(3);
  });

  test('that are late by more than minutes are left out', async () => {
    const start = Date.now() + 86_400_000;
    const fields = {
      start: new Date(start).toISOString(),
      end: new Date(start + minute).toISOString(),
    };
    await my.make({ ...fields, reminderMinutes: 0 });
    await at(start + 6 * minute);
    expect(await told(me)).toEqual([]);
  });
});
