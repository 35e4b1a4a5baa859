import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, test } from 'vitest';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { lastStartOf, startsBetween } from './repeats.ts';
import type { Series } from '../calendar.rows.ts';
import { readRule } from './repeats.rule.ts';

const dayMs = 86_400_000;
const york = { isAllDay: false, timeZone: 'America/New_York' };

/** The rules of RFC 5545, 3.8.5.3, that repeat by the day or seldomer, and where they fall from 2 September 1997. */
const examples: readonly (readonly [rule: string, begin: string, days: string])[] = [
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', '09-02 09-12 09-22 10-02 10-12'],
  ['FREQ=WEEKLY;COUNT=4;BYDAY=TU,TH', '1997-09-02', '09-02 09-04 09-09 09-11'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU', '1997-09-02', '09-02 09-16 09-30 10-14'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', '08-05 08-10 08-19 08-24'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', '08-05 08-17 08-19 08-31'],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=1FR', '1997-09-05', '09-05 10-03 11-07 12-05'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU', '1997-09-07', '09-07 09-28 11-02 11-30'],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=-2MO', '1997-09-22', '09-22 10-20 11-17 12-22'],
  ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=-3', '1997-09-28', '09-28 10-29 11-28 12-29'],
  ['FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1,-1', '1997-09-30', '09-30 10-01 10-31 11-01'],
  ['FREQ=MONTHLY;COUNT=2;BYDAY=FR;BYMONTHDAY=13', '1998-02-13', '02-13 03-13'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', '09-04 10-07 11-06'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', '09-29 10-30 11-27'],
  ['FREQ=YEARLY;COUNT=3;BYMONTH=6,7', '1997-06-10', '06-10 07-10 06-10'],
  ['FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200', '1997-01-01', '01-01 04-10 07-19 01-01'],
  ['FREQ=YEARLY;COUNT=3;BYDAY=20MO', '1997-05-19', '05-19 05-18 05-17'],
  ['FREQ=YEARLY;COUNT=3;BYWEEKNO=20;BYDAY=MO', '1997-05-12', '05-12 05-11 05-17'],
  ['FREQ=YEARLY;COUNT=4;BYMONTH=3;BYDAY=TH', '1997-03-13', '03-13 03-20 03-27 03-05'],
  [
    'FREQ=YEARLY;COUNT=2;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    '11-05 11-07',
  ],
];

const seriesOf = (start: Date, rule: string, where: Pick<Series, 'isAllDay' | 'timeZone'>) => {
  const one = { ...where, start, end: start, repeat: readRule(rule, where) ?? 'none' };
  return { ...one, repeatsUntil: lastStartOf(one) };
};

test.each(examples)('%s', (rule, begin, days) => {
  const start = new Date(`${begin}T13:00:00Z`);
  const found = startsBetween(seriesOf(start, rule, york), start, new Date('2010-01-01'));
  expect(found.map((at) => wallTime(at, york.timeZone).day.slice(5)).join(' ')).toBe(days);
});

test('yearly rules count the days they name, however they name them', () => {
  const start = new Date('2021-02-14T00:00:00Z');
  const days = { isAllDay: true, timeZone: 'UTC' };
  const found = (rule: string) =>
    startsBetween(seriesOf(start, rule, days), start, new Date('2022-02-15')).length - 1;
  expect(found('FREQ=YEARLY;BYDAY=-1FR,FR')).toBe(52);
  expect(found('FREQ=YEARLY;BYWEEKNO=1,2;BYDAY=MO,WE')).toBe(4);
});

/** The same rules every time. */
function choices(seed: number) {
  let state = seed;
  const chance = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const some = (of: readonly (number | string)[]) =>
    [...new Set([one(of), one(of), one(of)])].join(',');
  return { one, some, perhaps: (part: string) => (chance() < 0.4 ? part : '') };
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const placed = weekdays.flatMap((day) => [`1${day}`, `3${day}`, `-1${day}`]);
const monthDays = [1, 13, 28, 29, 30, 31, -1, -2, -31];

function aRule({ one, some, perhaps }: ReturnType<typeof choices>): string {
  const months = perhaps(`BYMONTH=${some([1, 2, 6, 10, 12])}`);
  const places = perhaps(`BYSETPOS=${some([1, 2, -1])}`);
  const parts = one([
    ['FREQ=DAILY', months, perhaps(`BYDAY=${some(weekdays)}`), perhaps('BYMONTHDAY=1,31')],
    ['FREQ=WEEKLY', months, `BYDAY=${some(weekdays)}`, `WKST=${one(weekdays)}`, places],
    ['FREQ=MONTHLY', months, `BYDAY=${some(weekdays)}`, places],
    ['FREQ=MONTHLY', months, `BYDAY=${some(placed)}`],
    ['FREQ=MONTHLY', `BYMONTHDAY=${some(monthDays)}`, perhaps(`BYDAY=${some(weekdays)}`), places],
    ['FREQ=YEARLY', months, `BYMONTHDAY=${some(monthDays)}`],
    ['FREQ=YEARLY', 'BYMONTH=2,10', `BYDAY=${some([...placed, ...weekdays])}`],
    ['FREQ=YEARLY', `BYYEARDAY=${some([1, 60, 366, -1, -366])}`],
    ['FREQ=YEARLY'],
  ]);
  return [...parts, `INTERVAL=${one([1, 2, 3, 5])}`].filter(Boolean).join(';');
}

function startsByLibrary({ start, isAllDay, timeZone, repeat }: Series, from: Date, to: Date) {
  const { day, time } = wallTime(start, isAllDay ? 'UTC' : timeZone);
  const at = `${isAllDay ? 'UTC' : timeZone}:${day}T${time}00`.replace(/[-:](?=\d\d)/g, '');
  const zone = isAllDay ? 'UTC' : timeZone;
  const rruleString = `DTSTART;TZID=${zone}:${at.slice(-15)}\nRRULE:${repeat}`;
  return new RRuleTemporal({ rruleString, maxIterations: 50_000 })
    .between(from, new Date(to.getTime() - 1), true)
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((instant) => instant > start.getTime());
}

describe('falls where another program has it', () => {
  test.each([1, 2, 3, 4])('%i', (seed) => {
    const chance = choices(seed);
    for (let round = 0; round < 40; round += 1) {
      const timeZone = chance.one(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']);
      const isAllDay = chance.one([true, false, false]);
      const day = Date.UTC(2020, 0, 1) + chance.one([0, 58, 59, 333, 900, 1_400]) * dayMs;
      const start = new Date(isAllDay ? day : day + chance.one([0, 1.5, 9, 16, 23.5]) * 3_600_000);
      const series = seriesOf(start, aRule(chance), { isAllDay, timeZone });
      const from = new Date(day + chance.one([0, 40, 777]) * dayMs);
      const to = new Date(from.getTime() + 900 * dayMs);
      const found = startsBetween(series, from, to).map(Number);
      const expected = startsByLibrary(series, from, to);
      const times = found.filter((at) => at > start.getTime());
      expect([series.repeat, timeZone, start, times]).toEqual([
        series.repeat,
        timeZone,
        start,
        expected,
      ]);
    }
  });
});
