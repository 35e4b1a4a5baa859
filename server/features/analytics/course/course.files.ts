import type { CourseQuery, Download } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireEvent } from '../../events/index.ts';
import { sheetOf } from '../reports/reports.file.ts';
import { courseOf } from './course.ts';

export async function exportDays(work: Work, person: Person, eventId: number): Promise<Download> {
  const event = await requireEvent(work.db, person, eventId);
  const { days } = await courseOf(work.db, event);
  return sheetOf(work, person, event, {
    report: 'days',
    head: ['Day', 'Took part', 'For the first time', 'Came again later', 'Deeds'],
    rows: days.map(({ day, people, fresh, again, deeds }) => [day, people, fresh, again, deeds]),
  });
}

export async function exportMinutes(
  work: Work,
  person: Person,
  eventId: number,
  query: CourseQuery,
): Promise<Download> {
  const event = await requireEvent(work.db, person, eventId);
  const { minutes } = await courseOf(work.db, event, query.day);
  return sheetOf(work, person, event, {
    report: 'minutes',
    head: [
      'Minute',
      'People',
      'Viewers',
      'Stars',
      'Booth visits',
      'Questions',
      'Messages',
      'Cards',
    ],
    rows: minutes.map(({ at, people, viewers, stars, visits, asks, lines, cards }) => [
      at,
      people,
      viewers,
      stars,
      visits,
      asks,
      lines,
      cards,
    ]),
  });
}
