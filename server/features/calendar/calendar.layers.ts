import type { Occurrence } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import { wordsIn } from '../../platform/words.ts';
import { chosenLanguage } from '../accounts/index.ts';
import { findStarredBetween } from '../agenda/index.ts';
import { findTasksDueBetween } from '../todo/index.ts';
import { dayMs, dayOf, isDay, midnightOf } from './calendar.moments.ts';

const blank = {
  entryId: null,
  original: null,
  calendar: null,
  location: '',
  isRepeating: false,
  isMine: false,
  guests: 0,
  myAnswer: null,
  isCancelled: false,
  version: 0,
};

/** Sessions one starred, in the words one reads. */
export async function sessionsBetween(
  db: Db,
  person: Person,
  from: Date,
  to: Date,
): Promise<Occurrence[]> {
  const [rows, language] = await Promise.all([
    findStarredBetween(db, person, from, to),
    chosenLanguage(db, person.id),
  ]);
  return rows.map((row) => ({
    ...blank,
    key: `session:${row.eventId}:${row.sessionId}`,
    layer: 'sessions',
    title: wordsIn(row.title, [language ?? '', ...row.languages]),
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    isAllDay: false,
    location: row.room,
    isCancelled: row.isCancelled,
    link: `/e/${row.slug}/sessions/${row.sessionId}`,
  }));
}

/** What one is to have done: a day stands for the whole of it. */
export async function tasksBetween(
  db: Db,
  person: Person,
  from: Date,
  to: Date,
): Promise<Occurrence[]> {
  const rows = await findTasksDueBetween(db, person, from, to);
  return rows.map(({ id, title, dueDate, dueAt }) => {
    const isAllDay = isDay(dueDate);
    const start = isAllDay ? dueDate : dueAt.toISOString();
    const end = isAllDay ? dayOf(new Date(midnightOf(dueDate).getTime() + dayMs)) : start;
    const link = `/apps/todo/all?task=${id}`;
    return { ...blank, key: `task:${id}`, layer: 'tasks', title, start, end, isAllDay, link };
  });
}
