import { instantOf, wallTime } from '../../../platform/clock/wall-time.ts';
import type { Tx } from '../../../platform/work.ts';
import { deleteExceptions, findExceptions, putException } from './repeats.exceptions.queries.ts';
import { dayMs, dayOf, midnightOf } from '../calendar.moments.ts';
import { beginsAt } from './repeats.ts';
import type { EntryRow, ExceptionRow, Series } from '../calendar.rows.ts';

/** Where a repeat is after all were moved: so many days on, at the new time of day. */
export function movedLike(before: Series, after: Series, original: Date): Date | null {
  if (before.isAllDay !== after.isAllDay) return null;
  if (before.isAllDay) {
    return new Date(original.getTime() + after.start.getTime() - before.start.getTime());
  }
  const [from, to] = [
    wallTime(before.start, before.timeZone),
    wallTime(after.start, after.timeZone),
  ];
  const days = (Date.parse(to.day) - Date.parse(from.day)) / dayMs;
  const was = midnightOf(wallTime(original, before.timeZone).day);
  const seconds = after.start.getTime() % 60_000;
  const at = instantOf(dayOf(new Date(was.getTime() + days * dayMs)), to.time, after.timeZone);
  return at && new Date(at.getTime() + seconds);
}

/** Repeats that are otherwise move along; those the new rule has not are forgotten. */
export async function moveExceptions(
  tx: Tx,
  before: EntryRow,
  after: Series,
): Promise<ExceptionRow[]> {
  const { organisationId, id } = before;
  const exceptions = await findExceptions(tx, organisationId, [id]);
  if (exceptions.length === 0) return [];
  const moved = exceptions.flatMap((exception): ExceptionRow[] => {
    const original = movedLike(before, after, exception.original);
    const isThere = original && after.repeat !== null && beginsAt(after, original);
    return isThere ? [{ ...exception, original }] : [];
  });
  await deleteExceptions(tx, organisationId, id);
  for (const exception of moved) {
    await putException(tx, organisationId, after.isAllDay, exception);
  }
  return moved;
}
