import type { Occurrence } from '@plenum/contract';
import { answerAt } from '../invitation/invitation.answers.ts';
import type { Happening } from './repeats.happenings.ts';
import { momentOf } from '../calendar.moments.ts';
import type { EntryRow, GuestRow } from '../calendar.rows.ts';

export const occurrenceView = (
  row: EntryRow,
  time: Happening,
  { readerId, guests }: { readerId: number; guests: readonly GuestRow[] },
): Occurrence => {
  const mine = guests.find(({ personId }) => personId === readerId);
  return {
    key: `entry:${row.id}:${momentOf(time.original, row.isAllDay)}`,
    layer: 'entries',
    entryId: row.id,
    original: row.repeat === null ? null : momentOf(time.original, row.isAllDay),
    title: time.title,
    start: momentOf(time.start, row.isAllDay),
    end: momentOf(time.end, row.isAllDay),
    isAllDay: row.isAllDay,
    calendar: row.calendar,
    location: time.location,
    isRepeating: row.repeat !== null,
    isMine: row.ownerId === readerId,
    guests: guests.length,
    myAnswer: mine ? answerAt(mine, row.repeat === null ? null : time.original) : null,
    isCancelled: false,
    link: null,
    version: row.version,
  };
};
