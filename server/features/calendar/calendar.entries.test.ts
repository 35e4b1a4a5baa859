import type { Entry, EntryUpdate, NewEntry, Occurrence, Occurrences } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgenda } from '../../testing/agenda.ts';
import { aColleague, type Actor, anAdmin, aTask } from '../../testing/builders.ts';
import { aMeeting } from '../../testing/calendar.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { listNotifications } from '../notifications/index.ts';
import { sql } from '../../platform/db/sql.ts';
import { remindOfEntries } from './calendar.reminders.ts';
import { sweepCalendar } from './calendar.restore.ts';

let app: TestApp;
let me: Actor;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  me = await anAdmin(app);
});
afterAll(() => app.close());

const post = (fields: Partial<NewEntry> = {}, by = me) =>
  app.call('POST /api/calendar/entries', { token: by.token, body: { ...aMeeting, ...fields } });
const make = async (fields: Partial<NewEntry> = {}, by = me) => {
  const answer = await post(fields, by);
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { entry: Entry }).entry;
};
const read = async (id: number, by = me) =>
  app.call('GET /api/calendar/entries/:entryId', { token: by.token, params: { entryId: id } });
const patch = (entry: Entry, body: Omit<EntryUpdate, 'version'>, by = me) =>
  app.call('PATCH /api/calendar/entries/:entryId', {
    token: by.token,
    params: { entryId: entry.id },
    body: { version: entry.version, ...body },
  });
const change = async (entry: Entry, body: Omit<EntryUpdate, 'version'>) => {
  const answer = await patch(entry, body);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { entry: Entry }).entry;
};
const remove = (id: number, query: object = {}, by = me) =>
  app.call('DELETE /api/calendar/entries/:entryId', {
    token: by.token,
    params: { entryId: id },
    query: { ...query },
  });
const restore = (id: number, by = me) =>
  app.call('POST /api/calendar/entries/:entryId/restore', {
    token: by.token,
    params: { entryId: id },
  });
const between = (from: string, to: string, by = me) =>
  app.call('GET /api/calendar/occurrences', { token: by.token, query: { from, to } });
const seen = async (from: string, to: string, by = me): Promise<Occurrence[]> => {
  const answer = await between(`${from}T00:00:00Z`, `${to}T00:00:00Z`, by);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as Occurrences).occurrences;
};
const days = async (from: string, to: string, by = me) =>
  (await seen(from, to, by)).map(({ start, title }) => `${start.slice(5, 16)} ${title}`);
const weekly = {
  repeat: 'FREQ=WEEKLY',
  start: '2026-10-16T07:00:00Z',
  end: '2026-10-16T08:00:00Z',
};

describe('writing', () => {
  test.each([
    ['an end before its start', { end: '2026-11-20T07:00:00Z' }, 'calendar.ends_before_start'],
    ['a rule nobody knows', { repeat: 'FREQ=HOURLY' }, 'calendar.rule_unknown'],
    ['a zone nobody knows', { timeZone: 'Mars/Olympus' }, 'calendar.zone_unknown'],
    ['a day for an hour', { start: '2026-11-20' }, 'invalid'],
    [
      'a year that is none of ours',
      { start: '9999-01-01T00:00:00Z', end: '9999-01-01T01:00:00Z' },
      'invalid',
    ],
    ['an address that runs', { url: 'JaVaScRiPt:alert(1)' }, 'invalid'],
    ['an address to a file', { url: 'file:///etc/passwd' }, 'invalid'],
    ['a group for a guest', { guests: [{ group: 'staff' }] }, 'email.unknown_addressee'],
    ['a guest who is nobody', { guests: [{ personId: 999_999_999 }] }, 'email.unknown_addressee'],
    ['a name that is no text', { title: 'a\u0000b' }, 'invalid'],
  ] as const)('refuses %s', async (_what, fields, code) => {
    const answer = await post(fields as Partial<NewEntry>);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([422, code]);
    expect(await seen('2026-11-01', '2026-12-01')).toEqual([]);
  });

  test('keeps text as text and cleans what is HTML', async () => {
    const title = '<img src=x onerror=alert(1)> & "Co"';
    const description =
      '<p onclick="x()">Hi <a href="javascript:alert(1)">there</a><script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const entry = await make({ title, description, url: 'mailto:ines@example.org' });
    expect(entry).toMatchObject({ title, url: 'mailto:ines@example.org' });
    expect(entry.description).not.toMatch(/onclick|javascript|script|img|onerror/);
    expect(entry.description).toContain('Hi');
  });

  test('of an old version is refused, and changes nothing', async () => {
    const entry = await make();
    await change(entry, { changes: { title: 'Mine' } });
    const answer = await patch(entry, { changes: { title: 'Theirs' } });
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ code: 'calendar.changed_meanwhile' }),
    ]);
    expect((await read(entry.id)).body).toMatchObject({ entry: { title: 'Mine' } });
  });

  test('is the owner’s: to others an entry is not there', async () => {
    const other = await aColleague(app, me, 'admin');
    const entry = await make();
    expect((await read(entry.id, other)).status).toBe(404);
    expect((await patch(entry, { changes: { title: 'x' } }, other)).status).toBe(404);
    expect((await remove(entry.id, {}, other)).status).toBe(404);
    expect((await restore(entry.id, other)).status).toBe(404);
    expect(await seen('2026-11-01', '2026-12-01', other)).toEqual([]);
  });

  test('forgets of what other clients keep only what is known better now', async () => {
    const extendedProps = { calendar: 'Family', location: 'Old', desc: 'Old', mood: 'good' };
    const event = { title: 'x', start: aMeeting.start, extendedProps };
    const added = await app.call('POST /apps/calendar/add-event', {
      token: me.token,
      body: { event },
    });
    const { id } = (added.body as { event: { id: number } }).event;
    const { entry } = (await read(id)).body as { entry: Entry };
    await change(entry, { changes: { location: 'New', description: '<p>New</p>' } });
    const events = await app.call('GET /apps/calendar/events', { token: me.token });
    expect(events.body).toMatchObject([
      {
        extendedProps: {
          calendar: 'Family',
          mood: 'good',
          location: 'New',
          description: '<p>New</p>',
        },
      },
    ]);
    expect(events.text).not.toContain('Old');
  });
});

describe('occurrences', () => {
  test('of more than four hundred days are refused; of a range turned round there are none', async () => {
    const answer = await between('2026-01-01T00:00:00Z', '2027-02-06T00:00:00Z');
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.objectContaining({ code: 'calendar.range_too_long' }),
    ]);
    expect((await between('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z')).body).toEqual({
      occurrences: [],
      isCut: false,
    });
  });

  test('are what stands, lasts into, or repeats in a range, by the clock of each', async () => {
    await make({ title: 'Once' });
    await make({ title: 'Long', start: '2026-09-01T08:00:00Z', end: '2026-11-20T10:00:00Z' });
    await make({ ...weekly, title: 'Weekly' });
    await make({ title: 'Over', start: '2026-11-19T08:00:00Z', end: '2026-11-20T00:00:00Z' });
    await make({ title: 'Ended', ...weekly, repeat: 'FREQ=WEEKLY;COUNT=3' });
    await make({ title: 'Day', isAllDay: true, start: '2026-11-20', end: '2026-11-21' });
    await make({
      title: 'Birthday',
      isAllDay: true,
      start: '1980-11-20',
      end: '1980-11-21',
      repeat: 'FREQ=YEARLY',
    });
    expect(await days('2026-11-20', '2026-11-21')).toEqual([
      '09-01T08:00 Long',
      '11-20 Day',
      '11-20 Birthday',
      '11-20T08:00 Once',
      '11-20T08:00 Weekly',
    ]);
    expect(await days('2026-10-16', '2026-10-17')).toEqual([
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
    const answer = await between('2026-01-01T00:00:00Z', '2027-02-04T00:00:00Z');
    const { occurrences, isCut } = answer.body as Occurrences;
    expect([occurrences.length, isCut]).toEqual([5_000, true]);
    expect(new Set(occurrences.map(({ key }) => key)).size).toBe(5_000);
    const few = (await between('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')).body as Occurrences;
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
    expect(await days('2027-03-28', '2027-03-29', attendee)).toEqual([
      '03-28 Pack',
      '03-28T09:00 Keels',
      '03-28T15:00 Call',
    ]);
    expect((await seen('2027-03-28', '2027-03-29', attendee))[1]).toMatchObject({
      layer: 'sessions',
      link: expect.stringContaining(`/sessions/${session.id}`),
      isMine: false,
      entryId: null,
    });
    expect(plain.id).not.toBe(session.id);
    expect(await days('2027-03-28', '2027-03-29')).toEqual(['03-28 Other']);
  });
});

describe('one that repeats', () => {
  let entry: Entry;
  beforeEach(async () => {
    entry = await make({ ...weekly, title: 'Weekly' });
  });
  const second = '2026-10-23T07:00:00.000Z';
  const third = '2026-10-30T08:00:00.000Z';
  const autumn = () => days('2026-10-01', '2026-11-15');

  test.each([
    ['no time', undefined],
    ['a time it has not', '2026-10-23T08:00:00.000Z'],
    ['a day', '2026-10-23'],
  ])('is not changed and not deleted at %s', async (_what, original) => {
    for (const scope of ['one', 'following'] as const) {
      const at = { scope, ...(original && { original }) };
      const changed = await patch(entry, { ...at, changes: { title: 'x' } });
      const removed = await remove(entry.id, at);
      for (const answer of [changed, removed]) {
        expect([answer.status, answer.body]).toEqual([
          422,
          expect.objectContaining({ code: 'calendar.no_such_repeat' }),
        ]);
      }
    }
    expect(await autumn()).toHaveLength(5);
  });

  test('is changed at one time, which may be another day', async () => {
    const changes = { title: 'Moved', start: '2026-11-14T10:00:00Z', end: '2026-11-14T11:00:00Z' };
    const after = await change(entry, { scope: 'one', original: second, changes });
    expect(after).toMatchObject({ id: entry.id, title: 'Weekly', version: entry.version + 1 });
    expect(await autumn()).toEqual([
      '10-16T07:00 Weekly',
      '10-30T08:00 Weekly',
      '11-06T08:00 Weekly',
      '11-13T08:00 Weekly',
      '11-14T10:00 Moved',
    ]);
    expect(await days('2026-11-14', '2026-11-15')).toEqual(['11-14T10:00 Moved']);
    const again = await change(after, {
      scope: 'one',
      original: second,
      changes: { location: 'B' },
    });
    expect(await days('2026-11-14', '2026-11-15')).toEqual(['11-14T10:00 Moved']);
    const shared = { scope: 'one', original: third, changes: { reminderMinutes: 5 } } as const;
    expect((await patch(again, shared)).status).toBe(422);
  });

  test('moves as a whole, and what is otherwise moves along', async () => {
    const one = await change(entry, {
      scope: 'one',
      original: third,
      changes: { title: 'Special' },
    });
    const start = '2026-10-17T08:30:00Z';
    await change(one, { changes: { start, end: '2026-10-17T09:30:00Z' } });
    expect(await autumn()).toEqual([
      '10-17T08:30 Weekly',
      '10-24T08:30 Weekly',
      '10-31T09:30 Special',
      '11-07T09:30 Weekly',
      '11-14T09:30 Weekly',
    ]);
  });

  test('is split: what was before stays, what comes after is an entry of its own', async () => {
    const one = await change(entry, {
      scope: 'one',
      original: '2026-11-06T08:00:00.000Z',
      changes: { title: 'Special' },
    });
    const changes = { title: 'Later', start: '2026-10-30T10:00:00Z', end: '2026-10-30T11:00:00Z' };
    const after = await change(one, { scope: 'following', original: third, changes });
    expect(after.id).not.toBe(entry.id);
    expect(await autumn()).toEqual([
      '10-16T07:00 Weekly',
      '10-23T07:00 Weekly',
      '10-30T10:00 Later',
      '11-06T10:00 Special',
      '11-13T10:00 Later',
    ]);
    expect((await read(entry.id)).body).toMatchObject({
      entry: { repeat: 'FREQ=WEEKLY;UNTIL=20261030T075959Z' },
    });
  });

  test('that is counted is split without one more or less', async () => {
    const five = await make({ ...weekly, title: 'Five', repeat: 'FREQ=WEEKLY;COUNT=5' });
    const after = await change(five, {
      scope: 'following',
      original: third,
      changes: { title: 'Three' },
    });
    expect(after.repeat).toBe('FREQ=WEEKLY;COUNT=3');
    const all = await days('2026-10-01', '2027-03-01');
    expect(all.filter((one) => one.endsWith('Five'))).toHaveLength(2);
    expect(all.filter((one) => one.endsWith('Three'))).toHaveLength(3);
  });

  test('loses one time, or those after it, and gets back what it lost last', async () => {
    const all = await autumn();
    expect((await remove(entry.id, { scope: 'one', original: second })).status).toBe(200);
    expect(await autumn()).toEqual(all.filter((one) => !one.startsWith('10-23')));
    expect((await remove(entry.id, { scope: 'one', original: second })).status).toBe(422);
    expect((await restore(entry.id)).status).toBe(200);
    expect(await autumn()).toEqual(all);
    await remove(entry.id, { scope: 'following', original: third });
    expect(await autumn()).toEqual(all.slice(0, 2));
    await restore(entry.id);
    expect(await autumn()).toEqual(all);
    await restore(entry.id);
    expect(await autumn()).toEqual(all);
  });

  test('of days keeps them, whatever clocks do', async () => {
    const day = await make({
      title: 'Day',
      isAllDay: true,
      start: '2026-10-24',
      end: '2026-10-25',
      repeat: 'FREQ=DAILY;COUNT=3',
    });
    await remove(day.id, { scope: 'one', original: '2026-10-25' });
    const { entry: left } = (await read(day.id)).body as { entry: Entry };
    expect(left.excluded).toEqual(['2026-10-25']);
    expect((await autumn()).filter((one) => one.endsWith('Day'))).toEqual([
      '10-24 Day',
      '10-26 Day',
    ]);
  });
});

describe('deleting', () => {
  test('can be undone for thirty days', async () => {
    const entry = await make();
    await remove(entry.id);
    expect((await read(entry.id)).status).toBe(404);
    expect((await restore(entry.id)).status).toBe(200);
    expect(await days('2026-11-20', '2026-11-21')).toEqual(['11-20T08:00 Stand-up']);
    await remove(entry.id);
    app.clock.ahead = 31 * 86_400;
    await sweepCalendar(app.work);
    app.clock.ahead = 0;
    expect((await restore(entry.id)).status).toBe(404);
  });
});

describe('finding', () => {
  const find = async (q: string, by = me) => {
    const { body } = await app.call('GET /api/calendar/find', { token: by.token, query: { q } });
    return (body as { entries: { title: string; start: string }[] }).entries;
  };

  test('goes by words of title and place, what is to come before what is over', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await make({ title: 'Boat 100%', start: '2020-01-01T08:00:00Z', end: '2020-01-01T09:00:00Z' });
    await make({ title: 'The boat house', start: soon, end: soon });
    await make({
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
    const entry = await make({
      title: 'Daily',
      start: iso(first),
      end: iso(first + minute),
      timeZone: 'UTC',
      repeat: 'FREQ=DAILY;COUNT=4',
      reminderMinutes: 10,
    });
    await remove(entry.id, { scope: 'one', original: iso(first + 2 * day) });
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
    await make({ ...fields, reminderMinutes: 0 });
    await at(start + 6 * minute);
    expect(await told(me)).toEqual([]);
  });
});
