import { partOf } from './repeats.rule.ts';

/** Days are whole numbers, counted from the first of January 1970; weeks and their days begin with Monday. */
interface Day {
  number: number;
  month: number;
  monthDay: number;
  monthLength: number;
  yearDay: number;
  yearLength: number;
  weekday: number;
}

interface Rule {
  frequency: string;
  interval: number;
  weekStart: number;
  months: readonly number[];
  monthDays: readonly number[];
  yearDays: readonly number[];
  weeks: readonly number[];
  weekdays: readonly { place: number; weekday: number }[];
  positions: readonly number[];
}

const dayMs = 86_400_000;
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;
const firstOf = (year: number, month = 0): number => Date.UTC(year, month, 1) / dayMs;

/** On which days a rule falls, in order, from one day to another; what it does not say it has from its first day. */
export function* daysOf(text: string, first: number, from: number, to: number): Generator<number> {
  const rule = ruleOf(text, first);
  const { before, begin, daysIn } = periodsOf(rule, first);
  for (let at = before(from); begin(at) <= to; at += rule.interval) {
    const days = daysIn(at).filter((day) => isIn(rule, day));
    for (const { number } of chosen(days, rule.positions)) {
      if (number >= Math.max(first, from) && number <= to) yield number;
    }
  }
}

function ruleOf(text: string, first: number): Rule {
  const listOf = (name: string) => (partOf(text, name) ?? '').split(',').filter(Boolean);
  const numbers = (name: string) => listOf(name).map(Number);
  const rule: Rule = {
    frequency: partOf(text, 'FREQ') ?? '',
    interval: Number(partOf(text, 'INTERVAL') ?? 1),
    weekStart: weekdayNames.indexOf(partOf(text, 'WKST') ?? 'MO'),
    months: numbers('BYMONTH'),
    monthDays: numbers('BYMONTHDAY'),
    yearDays: numbers('BYYEARDAY'),
    weeks: numbers('BYWEEKNO'),
    weekdays: listOf('BYDAY').map((item) => ({
      place: Number(item.slice(0, -2)),
      weekday: weekdayNames.indexOf(item.slice(-2)),
    })),
    positions: numbers('BYSETPOS'),
  };
  return { ...rule, ...unsaid(rule, dayAt(first)) };
}

function unsaid(rule: Rule, { month, monthDay, weekday }: Day): Partial<Rule> {
  const { frequency, monthDays, yearDays, weekdays, weeks, months } = rule;
  if (monthDays.length + yearDays.length + weekdays.length > 0) return {};
  if (frequency === 'DAILY') return {};
  if (frequency === 'WEEKLY' || weeks.length > 0) return { weekdays: [{ place: 0, weekday }] };
  if (frequency === 'MONTHLY' || months.length > 0) return { monthDays: [monthDay] };
  return { months: [month], monthDays: [monthDay] };
}

interface Periods {
  /** The last one of the rule's that begins no later than a day. */
  before(day: number): number;
  begin(period: number): number;
  daysIn(period: number): Day[];
}

const upTo = (length: number) => Array.from({ length }, (_, at) => at);

function periodsOf({ frequency, interval, weekStart, months }: Rule, first: number): Periods {
  const periodsBy = (
    periodOf: (day: number) => number,
    begin: Periods['begin'],
    daysIn: Periods['daysIn'],
  ): Periods => {
    const one = periodOf(first);
    const stepsTo = (day: number) => Math.max(0, Math.floor((periodOf(day) - one) / interval));
    return { before: (day) => one + stepsTo(day) * interval, begin, daysIn };
  };
  if (frequency === 'DAILY') {
    return periodsBy(
      (day) => day,
      (day) => day,
      (day) => [dayAt(day)],
    );
  }
  if (frequency === 'WEEKLY') {
    // The first of January 1970 was a Thursday.
    const begin = (week: number) => week * 7 + weekStart - 3;
    return periodsBy(
      (day) => Math.floor((day - begin(0)) / 7),
      begin,
      (week) => upTo(7).map((past) => dayAt(begin(week) + past)),
    );
  }
  if (frequency === 'MONTHLY') {
    return periodsBy(
      (day) => placeOf(day).year * 12 + placeOf(day).month,
      (at) => firstOf(Math.floor(at / 12), at % 12),
      (at) => daysOfMonth(Math.floor(at / 12), at % 12),
    );
  }
  return periodsBy(
    (day) => placeOf(day).year,
    (year) => firstOf(year),
    (year) =>
      upTo(12)
        .filter((month) => isInMonths(months, month + 1))
        .flatMap((month) => daysOfMonth(year, month)),
  );
}

function placeOf(day: number) {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), monthDay: date.getUTCDate() };
}

interface Month extends Pick<Day, 'month' | 'monthLength' | 'yearLength'> {
  begin: number;
  yearBegin: number;
}

function monthOf(year: number, at: number): Month {
  const [begin, yearBegin] = [firstOf(year, at), firstOf(year)];
  const monthLength = firstOf(year, at + 1) - begin;
  return {
    month: at + 1,
    begin,
    yearBegin,
    monthLength,
    yearLength: firstOf(year + 1) - yearBegin,
  };
}

const dayOf = (
  { month, begin, monthLength, yearBegin, yearLength }: Month,
  monthDay: number,
): Day => {
  const number = begin + monthDay - 1;
  const [yearDay, weekday] = [number - yearBegin + 1, weekdayOf(number)];
  return { number, month, monthDay, monthLength, yearDay, yearLength, weekday };
};

function dayAt(day: number): Day {
  const { year, month, monthDay } = placeOf(day);
  return dayOf(monthOf(year, month), monthDay);
}

function daysOfMonth(year: number, at: number): Day[] {
  const month = monthOf(year, at);
  return upTo(month.monthLength).map((before) => dayOf(month, before + 1));
}

/** The third from the end is -3. */
const hasPlace = (list: readonly number[], place: number, length: number): boolean =>
  list.length === 0 || list.includes(place) || list.includes(place - length - 1);

const isInMonths = (months: readonly number[], month: number): boolean =>
  months.length === 0 || months.includes(month);

function isIn(rule: Rule, day: Day): boolean {
  const { months, monthDays, yearDays, weeks } = rule;
  return (
    isInMonths(months, day.month) &&
    hasPlace(monthDays, day.monthDay, day.monthLength) &&
    hasPlace(yearDays, day.yearDay, day.yearLength) &&
    isOnWeekday(rule, day) &&
    (weeks.length === 0 || isInWeek(rule, day))
  );
}

/** A week is of the year in which its fourth day lies. */
function isInWeek({ weeks, weekStart }: Rule, { number, weekday }: Day): boolean {
  const fourth = number - past(weekday, weekStart) + 3;
  const { year } = placeOf(fourth);
  const lastDay = firstOf(year + 1) - 1;
  const lastFourth = lastDay - past(weekdayOf(lastDay), weekStart + 3);
  const weekOf = (day: number) => Math.floor((day - firstOf(year)) / 7) + 1;
  return hasPlace(weeks, weekOf(fourth), weekOf(lastFourth));
}

/** So many days after the last such weekday. */
const past = (weekday: number, since: number): number => (weekday - since + 14) % 7;

function isOnWeekday({ frequency, weekdays, months }: Rule, day: Day): boolean {
  if (weekdays.length === 0) return true;
  const isOfMonth = frequency === 'MONTHLY' || months.length > 0;
  const [place, length] = isOfMonth
    ? [day.monthDay, day.monthLength]
    : [day.yearDay, day.yearLength];
  const fromBegin = Math.ceil(place / 7);
  const fromEnd = -Math.ceil((length - place + 1) / 7);
  return weekdays.some(
    (one) =>
      one.weekday === day.weekday &&
      (one.place === 0 || one.place === fromBegin || one.place === fromEnd),
  );
}

function chosen(days: readonly Day[], positions: readonly number[]): readonly Day[] {
  if (positions.length === 0) return days;
  return days.filter((_, at) => hasPlace(positions, at + 1, days.length));
}
