import { nextHappening } from '../repeats/repeats.happenings.ts';
import { instantIn } from '../calendar.moments.ts';
import type { EntryFields, ExceptionRow } from '../calendar.rows.ts';

/** When whoever comes is to be told of the next time it takes place after an instant. */
export function remindsAtOf(
  entry: EntryFields,
  exceptions: readonly ExceptionRow[],
  now: Date,
): Date | null {
  if (entry.reminderMinutes === null) return null;
  const next = nextHappening(entry, exceptions, now);
  if (!next) return null;
  return new Date(instantIn(next.start, entry).getTime() - entry.reminderMinutes * 60_000);
}
