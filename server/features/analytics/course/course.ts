import type { CourseQuery, EventCourse } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { countTickets } from '../../bookings/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { countSteps, findDays, findDone, findMinutes, type MinuteRow } from './course.queries.ts';

export async function readCourse(
  { db }: Work,
  person: Person,
  eventId: number,
  { day }: CourseQuery,
): Promise<EventCourse> {
  return courseOf(db, await requireEvent(db, person, eventId), day);
}

export async function courseOf(db: Db, event: EventRow, asked?: string): Promise<EventCourse> {
  const { organisationId, id } = event;
  const [found, did, counted, tickets] = await Promise.all([
    findDays(db, event),
    findDone(db, event),
    countSteps(db, event),
    countTickets(db, organisationId, id),
  ]);
  const { tookPart = 0, cameAgain = 0 } = found[0] ?? {};
  const days = found.map(({ day, people, fresh, again, deeds }) => ({
    day,
    people,
    fresh,
    again,
    deeds,
  }));
  const day = asked ?? busiestOf(days) ?? event.startsOn;
  const minutes = withQuiet(await findMinutes(db, event, day));
  return { steps: { ...counted, ...tickets, tookPart, cameAgain }, did, days, day, minutes };
}

const busiestOf = (days: EventCourse['days']): string | undefined =>
  days.toSorted((one, two) => two.deeds - one.deeds)[0]?.day;

const minuteMs = 60_000;
const quiet = { people: 0, viewers: 0, stars: 0, visits: 0, asks: 0, lines: 0, cards: 0 };

/** Minutes in which nothing happened are part of a course, too. */
function withQuiet(rows: readonly MinuteRow[]): EventCourse['minutes'] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const known = new Map(rows.map((row) => [row.at.getTime(), row]));
  const minutes: EventCourse['minutes'] = [];
  for (let at = first.at.getTime(); at <= last.at.getTime(); at += minuteMs)
    minutes.push({ ...quiet, ...known.get(at), at: new Date(at).toISOString() });
  return minutes;
}
