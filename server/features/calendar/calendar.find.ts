import type { EntriesFound } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { findEntriesLike } from './calendar.find.queries.ts';
import { withAll } from './calendar.grouped.ts';
import { nextHappening } from './repeats/repeats.happenings.ts';
import { momentOf } from './calendar.moments.ts';

const most = 10;

/** What is still to come, the nearest first; then what is over, the latest first. */
export async function findEntries(
  { db, clock }: Work,
  { organisationId, id }: Person,
  q = '',
): Promise<EntriesFound> {
  const sought = q.trim();
  if (!sought) return { entries: [] };
  const now = clock.now();
  const rows = await findEntriesLike(db, organisationId, id, sought, 5 * most);
  const found = (await withAll(db, organisationId, rows)).map(({ entry, exceptions }) => {
    const next = nextHappening(entry, exceptions, now);
    return { entry, isOver: !next, start: next?.start ?? entry.start };
  });
  const away = ({ start }: { start: Date }) => Math.abs(start.getTime() - now.getTime());
  return {
    entries: found
      .toSorted(
        (one, other) => Number(one.isOver) - Number(other.isOver) || away(one) - away(other),
      )
      .slice(0, most)
      .map(({ entry, start }) => ({
        id: entry.id,
        title: entry.title,
        start: momentOf(start, entry.isAllDay),
        isAllDay: entry.isAllDay,
        calendar: entry.calendar,
        location: entry.location,
      })),
  };
}
