import type { CalendarImport } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { calendarCalls } from '../../../testing/calendar/calendar-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let me: Actor;
beforeAll(async () => {
  app = await openTestApp();
  me = await anAdmin(app);
});
afterAll(() => app.close());

const bring = async (...parts: string[][]) => {
  const entries = parts.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  const body = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR', ''].join('\r\n');
  const answer = await app.call('POST /api/calendar/imports', {
    token: me.token,
    query: { apply: true },
    file: { type: 'text/calendar', bytes: Buffer.from(body) },
  });
  return answer.body as CalendarImport;
};
const times = () => calendarCalls(app, me).days('2026-11-01', '2027-01-01');

test('times beside a rule come in, once, but for those left out', async () => {
  const series = [
    'UID:lectures@elsewhere',
    'SUMMARY:Lecture',
    'DTSTART:20261102T090000Z',
    'DTEND:20261102T100000Z',
    'RRULE:FREQ=WEEKLY;COUNT=2',
    'RDATE:20261120T090000Z,20261109T090000Z,20261121T090000Z',
    'RDATE;VALUE=PERIOD:20261125T140000Z/20261125T150000Z',
    'EXDATE:20261121T090000Z',
  ];
  const moved = [
    'UID:lectures@elsewhere',
    'SUMMARY:Lecture, later',
    'RECURRENCE-ID:20261125T140000Z',
    'DTSTART:20261126T140000Z',
    'DTEND:20261126T150000Z',
  ];
  expect(await bring(series, moved)).toMatchObject({ created: 3, faults: [] });
  expect(await times()).toEqual([
    '11-02T09:00 Lecture',
    '11-09T09:00 Lecture',
    '11-20T09:00 Lecture',
    '11-26T14:00 Lecture, later',
  ]);
  expect(await bring(series, moved)).toMatchObject({ created: 0, changed: 0, same: 3 });
});

test('no file brings times without end', async () => {
  const many = Array.from({ length: 500 }, (_, place) =>
    new Date(Date.UTC(2030, 0, 1) + place * 86_400_000).toISOString().replace(/[-:]|\.000/g, ''),
  );
  const lines = ['UID:many@elsewhere', 'SUMMARY:Many', 'DTSTART:20300101T000000Z'];
  expect(await bring([...lines, `RDATE:${many.join(',')}`])).toMatchObject({
    created: 0,
    faults: [{ title: 'Many', reason: 'too_many' }],
  });
});
