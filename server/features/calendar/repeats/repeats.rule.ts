import { calendarTime } from '../../../platform/ical/content-line.ts';
import { instantOf, wallTime } from '../../../platform/clock/wall-time.ts';

type Numbers = readonly [least: number, most: number];

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const weekday = /^(MO|TU|WE|TH|FR|SA|SU)$/;
const placedWeekday = /^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)$/;
const counts: Readonly<Record<string, Numbers>> = { INTERVAL: [1, 1000], COUNT: [1, 1000] };
/** Of each list, which numbers stand in it and how often it may repeat. */
const lists: Readonly<Record<string, { numbers: Numbers; in: readonly string[] }>> = {
  BYMONTH: { numbers: [1, 12], in: frequencies },
  BYMONTHDAY: { numbers: [-31, 31], in: ['DAILY', 'MONTHLY', 'YEARLY'] },
  BYYEARDAY: { numbers: [-366, 366], in: ['YEARLY'] },
  BYWEEKNO: { numbers: [-53, 53], in: ['YEARLY'] },
  BYSETPOS: { numbers: [-366, 366], in: frequencies },
};
const longestList = 40;

/** Of what repeats: whether it lies on days, and where its clock hangs. */
export interface Where {
  isAllDay: boolean;
  timeZone: string;
}

/**
 * A rule of RFC 5545 as we keep it, null when it is none that we take: nothing repeats within a day,
 * and no list is so long that reckoning with it takes its time.
 */
export function readRule(text: string, where: Where): string | null {
  const parts = partsOf(text);
  const frequency = parts?.get('FREQ') ?? '';
  if (!parts || !frequencies.includes(frequency)) return null;
  if (parts.has('COUNT') && parts.has('UNTIL')) return null;
  const said: string[] = [];
  for (const [name, value] of parts) {
    const kept = name === 'UNTIL' ? readUntil(value, where) : value;
    if (kept === null || !fits(name, kept, frequency)) return null;
    said.push(`${name}=${kept}`);
  }
  const selects = [...parts.keys()].some((name) => name.startsWith('BY') && name !== 'BYSETPOS');
  return parts.has('BYSETPOS') && !selects ? null : said.join(';');
}

function partsOf(text: string): Map<string, string> | null {
  const bare = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const parts = new Map<string, string>();
  for (const part of bare.split(';').filter(Boolean)) {
    const [name = '', value = '', ...more] = part.split('=');
    if (parts.has(name) || !value || more.length > 0) return null;
    parts.set(name, value);
  }
  return parts;
}

function fits(name: string, value: string, frequency: string): boolean {
  if (name === 'FREQ' || name === 'UNTIL') return true;
  if (name === 'WKST') return weekday.test(value);
  const count = counts[name];
  if (count) return isNumber(value, count);
  const items = value.split(',');
  if (items.length > longestList) return false;
  if (name === 'BYDAY') {
    const isPlaced = frequency === 'MONTHLY' || frequency === 'YEARLY';
    return items.every((item) => (isPlaced ? placedWeekday : weekday).test(item));
  }
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  return !!list?.in.includes(frequency) && items.every((item) => isNumber(item, list.numbers));
}

const isNumber = (text: string, [least, most]: Numbers): boolean =>
  /^[+-]?[1-9]\d{0,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The last instant, or day, on which it may repeat. */
function readUntil(text: string, { isAllDay, timeZone }: Where): string | null {
  const [, year, month, date, time, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})(Z?))?$/.exec(text) ?? [];
  if (!year) return null;
  const day = `${year}-${month}-${date}`;
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  const clock = time ? `${time.slice(0, 2)}:${time.slice(2, 4)}` : '23:59';
  const seconds = time ? Number(time.slice(4)) : 59;
  const written = utc ? new Date(`${day}T${clock}Z`) : instantOf(day, clock, timeZone);
  if (!written || Number.isNaN(written.getTime())) return null;
  const at = new Date(written.getTime() + seconds * 1000);
  if (!isAllDay) return calendarTime(at);
  return (utc ? wallTime(at, timeZone).day : day).replaceAll('-', '');
}

export const partOf = (rule: string, name: string): string | null =>
  rule
    .split(';')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** The rule without an end. */
export const endless = (rule: string): string =>
  rule
    .split(';')
    .filter((part) => !/^(UNTIL|COUNT)=/.test(part))
    .join(';');

/** The rule as it ends before an instant, or a day. */
export function endedBefore(rule: string, at: Date, isAllDay: boolean): string {
  const until = calendarTime(new Date(at.getTime() - 1000));
  return `${endless(rule)};UNTIL=${isAllDay ? until.slice(0, 8) : until}`;
}

/** What the rule says itself of its end; null: nothing, or only how often. */
export function untilOf(rule: string): Date | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(partOf(rule, 'UNTIL') ?? '') ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}
