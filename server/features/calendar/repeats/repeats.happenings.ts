import { dayMs, instantIn, lengthOf } from '../calendar.moments.ts';
import { startsBetween } from './repeats.ts';
import type { EntryFields, ExceptionRow } from '../calendar.rows.ts';

/** One time that an entry takes place. */
export interface Happening {
  /** When its rule has it. */
  original: Date;
  start: Date;
  end: Date;
  title: string;
  location: string;
  url: string;
  description: string;
  isException: boolean;
}

/** A day lasts from its first midnight on earth to its last. */
const [before, after] = [14 * 3_600_000, 12 * 3_600_000];

const isIn = ({ start, end }: { start: Date; end: Date }, from: Date, to: Date): boolean =>
  start < to && (end > from || start >= from);

/** All times between two instants, by their beginning. */
export function happeningsOf(
  entry: EntryFields,
  exceptions: readonly ExceptionRow[],
  from: Date,
  to: Date,
): Happening[] {
  const [first, last] = entry.isAllDay
    ? [new Date(from.getTime() - after), new Date(to.getTime() + before)]
    : [from, to];
  const length = lengthOf(entry);
  const changed = new Set(exceptions.map(({ original }) => original.getTime()));
  const usual = startsBetween(entry, new Date(first.getTime() - Math.max(length, 1)), last)
    .filter((at) => !changed.has(at.getTime()))
    .map((at) => timeOf(entry, at));
  const others = exceptions
    .filter(({ isGone }) => !isGone)
    .map((exception) => otherwise(entry, exception));
  return [...usual, ...others]
    .filter((one) => isIn(one, first, last))
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

/** One repeat as it is; null where it does not take place. */
export function timeAt(
  entry: EntryFields,
  exceptions: readonly ExceptionRow[],
  original: Date,
): Happening | null {
  const known = exceptions.find((one) => one.original.getTime() === original.getTime());
  if (known?.isGone) return null;
  return known ? otherwise(entry, known) : timeOf(entry, original);
}

function timeOf(entry: EntryFields, original: Date): Happening {
  const { title, location, url, description } = entry;
  const end = new Date(original.getTime() + lengthOf(entry));
  return {
    original,
    start: original,
    end,
    title,
    location,
    url,
    description,
    isException: false,
  };
}

export function otherwise(entry: EntryFields, exception: ExceptionRow): Happening {
  const usual = timeOf(entry, exception.original);
  return {
    original: exception.original,
    start: exception.start ?? usual.start,
    end: exception.end ?? usual.end,
    title: exception.title ?? usual.title,
    location: exception.location ?? usual.location,
    url: exception.url ?? usual.url,
    description: exception.description ?? usual.description,
    isException: true,
  };
}

/** The next one that begins after an instant; null when none does for ten years. */
export function nextHappening(
  entry: EntryFields,
  exceptions: readonly ExceptionRow[],
  now: Date,
): Happening | null {
  const from = new Date(now.getTime() - dayMs);
  for (const days of entry.repeat === null ? [wholeTime] : [40, 400, tenYears]) {
    const until = new Date(now.getTime() + days * dayMs);
    const found = happeningsOf(entry, exceptions, from, until).find(
      ({ start }) => instantIn(start, entry) > now,
    );
    if (found) return found;
  }
  return null;
}

const tenYears = 3_660;
const wholeTime = 100_000;
