import { Temporal } from 'temporal-polyfill';
import { wallTime } from '../clock/wall-time.ts';
import { contentLine } from './content-line.ts';

interface Change {
  year: number;
  from: string;
  to: string;
  /** What clocks showed when it came. */
  local: Temporal.PlainDateTime;
}

const untilYear = 2034;
const proofYears = 7;

/** 20261121T090000, as clocks there show it. */
export function localTime(at: Date, timeZone: string): string {
  const { day, time } = wallTime(at, timeZone);
  const seconds = String(at.getUTCSeconds()).padStart(2, '0');
  return `${day}T${time}${seconds}`.replace(/[-:]/g, '');
}

/**
 * When clocks change in a zone, from a year on, as RFC 5545 wants it: as a rule where it has been one
 * for years, else one change after the other.
 */
export function printZone(timeZone: string, fromYear: number): string {
  const first = fromYear - 1;
  const changes = changesIn(timeZone, first, Math.max(untilYear, fromYear + proofYears));
  const start = Temporal.ZonedDateTime.from(`${first}-01-01T00:00[${timeZone}]`);
  const before = { from: start.offset, to: start.offset, local: '19700101T000000' };
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const name = `${change.from}${change.to}`;
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', timeZone),
    printPeriod(before),
    ...[...groups.values()].flatMap(periodsOf),
    contentLine('END', 'VTIMEZONE'),
  ].join('');
}

function changesIn(timeZone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  let at = Temporal.ZonedDateTime.from(`${from}-01-01T00:00[${timeZone}]`);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > to) return changes;
    const before = next.subtract({ nanoseconds: 1 });
    const local = before.toPlainDateTime().add({ nanoseconds: 1 });
    if (before.offset !== next.offset) {
      changes.push({ year: local.year, from: before.offset, to: next.offset, local });
    }
    at = next;
  }
}

const nthOf = ({ local }: Change): number => Math.ceil(local.day / 7);
const isLast = ({ local }: Change): boolean => local.day + 7 > local.daysInMonth;
const whenOf = ({ local }: Change): string =>
  `${local.month} ${local.dayOfWeek} ${local.toPlainTime().toString()}`;

/** Of changes alike: single ones until they became a rule, then the rule. */
function periodsOf(changes: readonly Change[]): string[] {
  const proof = changes.slice(-proofYears);
  const [one] = proof;
  const isYearly = proof.every(({ year }, place) => year === (one?.year ?? 0) + place);
  const isSameTime = proof.every((change) => one && whenOf(change) === whenOf(one));
  const isAlwaysLast = proof.every(isLast);
  const isAlwaysNth = proof.every((change) => one && nthOf(change) === nthOf(one));
  if (
    !one ||
    proof.length < proofYears ||
    !isYearly ||
    !isSameTime ||
    !(isAlwaysLast || isAlwaysNth)
  ) {
    return changes.map((change) => printPeriod(asPeriod(change)));
  }
  const fits = (change: Change) =>
    whenOf(change) === whenOf(one) &&
    (isAlwaysLast ? isLast(change) : nthOf(change) === nthOf(one));
  const since = changes.findLastIndex((change) => !fits(change)) + 1;
  const weekday = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][one.local.dayOfWeek - 1];
  const place = `${isAlwaysLast ? -1 : nthOf(one)}${weekday}`;
  const rule = `FREQ=YEARLY;BYMONTH=${one.local.month};BYDAY=${place}`;
  return [
    ...changes.slice(0, since).map((change) => printPeriod(asPeriod(change))),
    ...changes.slice(since, since + 1).map((change) => printPeriod(asPeriod(change), rule)),
  ];
}

const asPeriod = ({ from, to, local }: Change) => ({
  from,
  to,
  local: local.toString({ smallestUnit: 'second' }).replace(/[-:]/g, ''),
});

function printPeriod(
  { from, to, local }: { from: string; to: string; local: string },
  rule?: string,
) {
  const name = minutesOf(to) > minutesOf(from) ? 'DAYLIGHT' : 'STANDARD';
  return [
    contentLine('BEGIN', name),
    contentLine('DTSTART', local),
    contentLine('TZOFFSETFROM', from.replaceAll(':', '')),
    contentLine('TZOFFSETTO', to.replaceAll(':', '')),
    rule ? contentLine('RRULE', rule) : '',
    contentLine('END', name),
  ].join('');
}

const minutesOf = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};
