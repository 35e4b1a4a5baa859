import type { Answer } from '@plenum/contract';
import type { Attendee, CalendarEntry } from '../../platform/ical/calendar.ts';
import { wordsOf } from './calendar.clean.ts';
import type { WithAll } from './calendar.grouped.ts';
import { lengthOf } from './calendar.moments.ts';
import type { EntryRow, ExceptionRow } from './calendar.rows.ts';

interface Letter {
  organiser: Attendee;
  guest: Attendee & { answer: Answer };
}

const standings = {
  waiting: 'NEEDS-ACTION',
  yes: 'ACCEPTED',
  no: 'DECLINED',
  maybe: 'TENTATIVE',
} as const;

/** The entry itself, then each of its repeats that is otherwise. */
export function icalOf({ entry, exceptions }: WithAll, letter?: Letter): CalendarEntry[] {
  const usual = entryOf(entry, letter);
  if (entry.repeat === null) return [usual];
  const excluded = exceptions.filter(({ isGone }) => isGone).map(({ original }) => original);
  const others = exceptions.filter(({ isGone }) => !isGone);
  return [
    { ...usual, repeat: { rule: entry.repeat, excluded } },
    ...others.map((exception) => otherwise(usual, entry, exception)),
  ];
}

function entryOf(entry: EntryRow, letter?: Letter): CalendarEntry {
  return {
    uid: entry.uid,
    sequence: entry.sequence,
    changedAt: entry.changedAt,
    startsAt: entry.start,
    endsAt: entry.end,
    isAllDay: entry.isAllDay,
    ...(entry.repeat !== null && { timeZone: entry.timeZone }),
    title: entry.title,
    description: wordsOf(entry.description),
    location: entry.location,
    url: entry.url || null,
    isCancelled: entry.deletedAt !== null,
    alarm: letter ? null : entry.reminderMinutes,
    ...(letter && { organiser: letter.organiser, guests: [guestOf(letter.guest)] }),
  };
}

const guestOf = ({ answer, ...guest }: Letter['guest']) => ({
  ...guest,
  standing: standings[answer],
});

function otherwise(usual: CalendarEntry, entry: EntryRow, said: ExceptionRow): CalendarEntry {
  const start = said.start ?? said.original;
  return {
    ...usual,
    original: said.original,
    startsAt: start,
    endsAt: said.end ?? new Date(start.getTime() + lengthOf(entry)),
    title: said.title ?? usual.title,
    location: said.location ?? usual.location,
    url: said.url ?? usual.url,
    description: said.description === null ? usual.description : wordsOf(said.description),
  };
}
