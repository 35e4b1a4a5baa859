import { type Day, weekdayOf } from '../calendar.days.ts';

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof weekdays)[number];
export const repeatKinds = [
  'never',
  'daily',
  'weekly',
  'monthlyDay',
  'monthlyWeekday',
  'yearly',
] as const;

/** `own` is a rule that the form cannot draw: it is kept as it came. */
export type RepeatKind = (typeof repeatKinds)[number] | 'own';

/** A rule as the form shows it. */
export interface Repeat {
  kind: RepeatKind;
  interval: number;
  days: Weekday[];
  ends: 'never' | 'until' | 'count';
  until: Day;
  count: number;
  /** As it came; sent again where nothing else says how it repeats. */
  rule: string;
}

export const noRepeat: Repeat = {
  kind: 'never',
  interval: 1,
  days: [],
  ends: 'never',
  until: '',
  count: 10,
  rule: '',
};

export type RuleParts = Readonly<Record<string, string>>;

export const partsOf = (rule: string): RuleParts =>
  Object.fromEntries(
    rule
      .replace(/^RRULE:/i, '')
      .split(';')
      .flatMap((part) => {
        const [name = '', value = ''] = part.split('=');
        return name && value ? [[name.toUpperCase(), value.toUpperCase()]] : [];
      }),
  );

const textOf = (parts: RuleParts) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .join(';');

export const weekdayName = (day: Day): Weekday => weekdays[weekdayOf(day)] ?? 'MO';

const dayOfMonth = (day: Day) => Number(day.slice(8));

/** The second Tuesday of its month; what is in the fifth week is the last one. */
export function weekdayInMonth(day: Day): { place: number; weekday: Weekday } {
  const week = Math.ceil(dayOfMonth(day) / 7);
  return { place: week > 4 ? -1 : week, weekday: weekdayName(day) };
}

const ordinalDay = (day: Day) => {
  const { place, weekday } = weekdayInMonth(day);
  return `${place}${weekday}`;
};

const always = new Set(['FREQ', 'INTERVAL', 'UNTIL', 'COUNT', 'WKST']);
const hasOnly = (parts: RuleParts, ...more: string[]) =>
  Object.keys(parts).every((name) => always.has(name) || more.includes(name));

function kindOf(parts: RuleParts, start: Day): RepeatKind {
  const { FREQ, BYDAY, BYMONTHDAY, BYMONTH } = parts;
  if (FREQ === 'DAILY' && hasOnly(parts)) return 'daily';
  if (FREQ === 'WEEKLY' && hasOnly(parts, 'BYDAY')) {
    const days = BYDAY?.split(',') ?? [];
    return days.every((day) => weekdays.some((one) => one === day)) ? 'weekly' : 'own';
  }
  const isThatDay = BYMONTHDAY === undefined || Number(BYMONTHDAY) === dayOfMonth(start);
  if (FREQ === 'MONTHLY') {
    if (hasOnly(parts, 'BYMONTHDAY') && isThatDay) return 'monthlyDay';
    return hasOnly(parts, 'BYDAY') && BYDAY?.replace('+', '') === ordinalDay(start)
      ? 'monthlyWeekday'
      : 'own';
  }
  const isThatMonth = BYMONTH === undefined || Number(BYMONTH) === Number(start.slice(5, 7));
  return FREQ === 'YEARLY' && hasOnly(parts, 'BYMONTHDAY', 'BYMONTH') && isThatDay && isThatMonth
    ? 'yearly'
    : 'own';
}

/** UNTIL as a rule writes it, in both directions; an instant lies on a day of the entry's zone. */
export interface UntilWords {
  read: (until: string) => Day;
  write: (day: Day) => string;
}

export function readRepeat(rule: string | null, start: Day, until: UntilWords): Repeat {
  if (!rule) return noRepeat;
  const parts = partsOf(rule);
  const { INTERVAL, BYDAY, UNTIL, COUNT } = parts;
  const ends = UNTIL ? 'until' : COUNT ? 'count' : 'never';
  const given = weekdays.filter((day) => BYDAY?.split(',').includes(day));
  return {
    kind: kindOf(parts, start),
    interval: Math.max(Number(INTERVAL) || 1, 1),
    days: given.length > 0 ? given : [weekdayName(start)],
    ends,
    until: UNTIL ? until.read(UNTIL) : '',
    count: Number(COUNT) || noRepeat.count,
    rule,
  };
}

const ruleOfKind = (repeat: Repeat, start: Day): RuleParts => {
  const days = repeat.days.length > 0 ? repeat.days : [weekdayName(start)];
  const parts: Record<Exclude<RepeatKind, 'never' | 'own'>, RuleParts> = {
    daily: { FREQ: 'DAILY' },
    weekly: { FREQ: 'WEEKLY', BYDAY: weekdays.filter((day) => days.includes(day)).join(',') },
    monthlyDay: { FREQ: 'MONTHLY', BYMONTHDAY: String(dayOfMonth(start)) },
    monthlyWeekday: { FREQ: 'MONTHLY', BYDAY: ordinalDay(start) },
    yearly: { FREQ: 'YEARLY' },
  };
  return repeat.kind === 'never' || repeat.kind === 'own' ? {} : parts[repeat.kind];
};

/** The rule of RFC 5545, or null for what does not repeat. */
export function writeRepeat(repeat: Repeat, start: Day, until: UntilWords): string | null {
  if (repeat.kind === 'never') return null;
  if (repeat.kind === 'own') return repeat.rule;
  const end: RuleParts =
    repeat.ends === 'until' && repeat.until
      ? { UNTIL: until.write(repeat.until) }
      : repeat.ends === 'count'
        ? { COUNT: String(repeat.count) }
        : {};
  const interval: RuleParts = repeat.interval > 1 ? { INTERVAL: String(repeat.interval) } : {};
  return textOf({ ...ruleOfKind(repeat, start), ...interval, ...end });
}

const turned = (days: string, by: number) =>
  days
    .split(',')
    .map((day) => {
      const place = weekdays.findIndex((one) => one === day);
      return place < 0 ? day : weekdays[(((place + by) % 7) + 7) % 7];
    })
    .join(',');

/** The rule of a series whose days move: what named the old day names the new one. */
export function moveRule(rule: string, from: Day, to: Day, days: number): string {
  if (days === 0) return rule;
  const parts = partsOf(rule);
  const { FREQ, BYDAY, BYMONTHDAY } = parts;
  if (FREQ === 'WEEKLY' && BYDAY) return textOf({ ...parts, BYDAY: turned(BYDAY, days) });
  if (FREQ !== 'MONTHLY') return rule;
  if (BYMONTHDAY && Number(BYMONTHDAY) === dayOfMonth(from))
    return textOf({ ...parts, BYMONTHDAY: String(dayOfMonth(to)) });
  return BYDAY?.replace('+', '') === ordinalDay(from)
    ? textOf({ ...parts, BYDAY: ordinalDay(to) })
    : rule;
}
