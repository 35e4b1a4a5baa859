import type { Entry, NewEntry } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aMeeting } from '../../../testing/calendar/calendar.ts';
import { calendarCalls } from '../../../testing/calendar/calendar-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepCalendar } from './entry.restore.ts';

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
    const answer = await my.post(fields as Partial<NewEntry>);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([422, code]);
    expect(await my.seen('2026-11-01', '2026-12-01')).toEqual([]);
  });

  test('keeps text as text and cleans what is HTML', async () => {
    const title = '<img src=x onerror=alert(1)> & "Co"';
    const description =
      '<p onclick="x()">Hi <a href="javascript:alert(1)">there</a><script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const entry = await my.make({ title, description, url: 'mailto:ines@example.org' });
    expect(entry).toMatchObject({ title, url: 'mailto:ines@example.org' });
    expect(entry.description).not.toMatch(/onclick|javascript|script|img|onerror/);
    expect(entry.description).toContain('Hi');
  });

  test('of an old version is refused, and changes nothing', async () => {
    const entry = await my.make();
    await my.change(entry, { changes: { title: 'Mine' } });
    const answer = await my.patch(entry, { changes: { title: 'Theirs' } });
    expect([answer.status, answer.body]).toEqual([
      409,
      expect.objectContaining({ code: 'calendar.changed_meanwhile' }),
    ]);
    expect((await my.read(entry.id)).body).toMatchObject({ entry: { title: 'Mine' } });
  });

  test('is the owner’s: to others an entry is not there', async () => {
    const other = await aColleague(app, me, 'admin');
    const entry = await my.make();
    expect((await my.read(entry.id, other)).status).toBe(404);
    expect((await my.patch(entry, { changes: { title: 'x' } }, other)).status).toBe(404);
    expect((await my.remove(entry.id, {}, other)).status).toBe(404);
    expect((await my.restore(entry.id, other)).status).toBe(404);
    expect(await my.seen('2026-11-01', '2026-12-01', other)).toEqual([]);
  });

  test('forgets of what other clients keep only what is known better now', async () => {
    const extendedProps = { calendar: 'Family', location: 'Old', desc: 'Old', mood: 'good' };
    const event = { title: 'x', start: aMeeting.start, extendedProps };
    const added = await app.call('POST /apps/calendar/add-event', {
      token: me.token,
      body: { event },
    });
    const { id } = (added.body as { event: { id: number } }).event;
    const { entry } = (await my.read(id)).body as { entry: Entry };
    await my.change(entry, { changes: { location: 'New', description: '<p>New</p>' } });
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

describe('one that repeats', () => {
  let entry: Entry;
  beforeEach(async () => {
    entry = await my.make({ ...weekly, title: 'Weekly' });
  });
  const second = '2026-10-23T07:00:00.000Z';
  const third = '2026-10-30T08:00:00.000Z';
  const autumn = () => my.days('2026-10-01', '2026-11-15');

  test.each([
    ['no time', undefined],
    ['a time it has not', '2026-10-23T08:00:00.000Z'],
    ['a day', '2026-10-23'],
  ])('is not changed and not deleted at %s', async (_what, original) => {
    for (const scope of ['one', 'following'] as const) {
      const at = { scope, ...(original && { original }) };
      const changed = await my.patch(entry, { ...at, changes: { title: 'x' } });
      const removed = await my.remove(entry.id, at);
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
    const after = await my.change(entry, { scope: 'one', original: second, changes });
    expect(after).toMatchObject({ id: entry.id, title: 'Weekly', version: entry.version + 1 });
    expect(await autumn()).toEqual([
      '10-16T07:00 Weekly',
      '10-30T08:00 Weekly',
      '11-06T08:00 Weekly',
      '11-13T08:00 Weekly',
      '11-14T10:00 Moved',
    ]);
    expect(await my.days('2026-11-14', '2026-11-15')).toEqual(['11-14T10:00 Moved']);
    const again = await my.change(after, {
      scope: 'one',
      original: second,
      changes: { location: 'B' },
    });
    expect(await my.days('2026-11-14', '2026-11-15')).toEqual(['11-14T10:00 Moved']);
    const shared = { scope: 'one', original: third, changes: { reminderMinutes: 5 } } as const;
    expect((await my.patch(again, shared)).status).toBe(422);
  });

  test('moves as a whole, and what is otherwise moves along', async () => {
    const one = await my.change(entry, {
      scope: 'one',
      original: third,
      changes: { title: 'Special' },
    });
    const start = '2026-10-17T08:30:00Z';
    await my.change(one, { changes: { start, end: '2026-10-17T09:30:00Z' } });
    expect(await autumn()).toEqual([
      '10-17T08:30 Weekly',
      '10-24T08:30 Weekly',
      '10-31T09:30 Special',
      '11-07T09:30 Weekly',
      '11-14T09:30 Weekly',
    ]);
  });

  test('is split: what was before stays, what comes after is an entry of its own', async () => {
    const one = await my.change(entry, {
      scope: 'one',
      original: '2026-11-06T08:00:00.000Z',
      changes: { title: 'Special' },
    });
    const changes = { title: 'Later', start: '2026-10-30T10:00:00Z', end: '2026-10-30T11:00:00Z' };
    const after = await my.change(one, { scope: 'following', original: third, changes });
    expect(after.id).not.toBe(entry.id);
    expect(await autumn()).toEqual([
      '10-16T07:00 Weekly',
      '10-23T07:00 Weekly',
      '10-30T10:00 Later',
      '11-06T10:00 Special',
      '11-13T10:00 Later',
    ]);
    expect((await my.read(entry.id)).body).toMatchObject({
      entry: { repeat: 'FREQ=WEEKLY;UNTIL=20261030T075959Z' },
    });
  });

  test('that is counted is split without one more or less', async () => {
    const five = await my.make({ ...weekly, title: 'Five', repeat: 'FREQ=WEEKLY;COUNT=5' });
    const after = await my.change(five, {
      scope: 'following',
      original: third,
      changes: { title: 'Three' },
    });
    expect(after.repeat).toBe('FREQ=WEEKLY;COUNT=3');
    const all = await my.days('2026-10-01', '2027-03-01');
    expect(all.filter((one) => one.endsWith('Five'))).toHaveLength(2);
    expect(all.filter((one) => one.endsWith('Three'))).toHaveLength(3);
  });

  test('loses one time, or those after it, and gets back what it lost last', async () => {
    const all = await autumn();
    expect((await my.remove(entry.id, { scope: 'one', original: second })).status).toBe(200);
    expect(await autumn()).toEqual(all.filter((one) => !one.startsWith('10-23')));
    expect((await my.remove(entry.id, { scope: 'one', original: second })).status).toBe(422);
    expect((await my.restore(entry.id)).status).toBe(200);
    expect(await autumn()).toEqual(all);
    await my.remove(entry.id, { scope: 'following', original: third });
    expect(await autumn()).toEqual(all.slice(0, 2));
    await my.restore(entry.id);
    expect(await autumn()).toEqual(all);
    await my.restore(entry.id);
    expect(await autumn()).toEqual(all);
  });

  test('of days keeps them, whatever clocks do', async () => {
    const day = await my.make({
      title: 'Day',
      isAllDay: true,
      start: '2026-10-24',
      end: '2026-10-25',
      repeat: 'FREQ=DAILY;COUNT=3',
    });
    await my.remove(day.id, { scope: 'one', original: '2026-10-25' });
    const { entry: left } = (await my.read(day.id)).body as { entry: Entry };
    expect(left.excluded).toEqual(['2026-10-25']);
    expect((await autumn()).filter((one) => one.endsWith('Day'))).toEqual([
      '10-24 Day',
      '10-26 Day',
    ]);
  });
});

describe('deleting', () => {
  test('can be undone for thirty days', async () => {
    const entry = await my.make();
    await my.remove(entry.id);
    expect((await my.read(entry.id)).status).toBe(404);
    expect((await my.restore(entry.id)).status).toBe(200);
    expect(await my.days('2026-11-20', '2026-11-21')).toEqual(['11-20T08:00 Stand-up']);
    await my.remove(entry.id);
    app.clock.ahead = 31 * 86_400;
    await sweepCalendar(app.work);
    app.clock.ahead = 0;
    expect((await my.restore(entry.id)).status).toBe(404);
  });
});
