import type { Attendee, CalendarEntry } from '../../../platform/ical/calendar.ts';
import { textOf } from '../../../platform/mail/text-of.ts';
import { answerAt } from '../invitation/invitation.answers.ts';
import type { WithAll } from '../calendar.grouped.ts';
import { lengthOf } from '../calendar.moments.ts';
import { asAll } from '../repeats/repeats.exceptions.ts';
import type { EntryRow, ExceptionRow, GuestRow, Otherwise, Part } from '../calendar.rows.ts';

export interface Letter {
  organiser: Attendee;
  guest: Attendee & Pick<GuestRow, 'answer' | 'answers'>;
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
  const known = new Set(exceptions.map(({ original }) => original.getTime()));
  const answered = Object.keys(letter?.guest.answers ?? {})
    .map((at) => ({ ...asAll, original: new Date(at) }))
    .filter(({ original }) => !known.has(original.getTime()));
  return [
    { ...usual, repeat: { rule: entry.repeat, excluded } },
    ...[...others, ...answered].map((one) => otherwise(usual, entry, one, letter)),
  ];
}

/** One that does not take place, as programs are told of it alone. */
export const cancelledRepeat = (
  entry: EntryRow,
  { original, end }: NonNullable<Part['gone']>,
  { start, title = entry.title, location = entry.location }: Part,
  letter: Letter,
): CalendarEntry => ({
  ...entryOf(entry, letter, original),
  original,
  startsAt: start,
  endsAt: end,
  title,
  location,
  isCancelled: true,
});

function entryOf(entry: EntryRow, letter?: Letter, original?: Date): CalendarEntry {
  return {
    uid: entry.uid,
    sequence: entry.sequence,
    changedAt: entry.changedAt,
    startsAt: entry.start,
    endsAt: entry.end,
    isAllDay: entry.isAllDay,
    ...(entry.repeat !== null && { timeZone: entry.timeZone }),
    title: entry.title,
    description: textOf(entry.description),
    location: entry.location,
    url: entry.url || null,
    isCancelled: entry.deletedAt !== null,
    alarm: letter ? null : entry.reminderMinutes,
    ...(letter && { organiser: letter.organiser, guests: [guestOf(letter.guest, original)] }),
  };
}

const guestOf = (guest: Letter['guest'], original: Date | null = null) => ({
  ...guest,
  standing: standings[answerAt(guest, original)],
});

function otherwise(
  usual: CalendarEntry,
  entry: EntryRow,
  said: Otherwise & Pick<ExceptionRow, 'original'>,
  letter?: Letter,
): CalendarEntry {
  const start = said.start ?? said.original;
  return {
    ...usual,
    original: said.original,
    ...(letter && { guests: [guestOf(letter.guest, said.original)] }),
    startsAt: start,
    endsAt: said.end ?? new Date(start.getTime() + lengthOf(entry)),
    title: said.title ?? usual.title,
    location: said.location ?? usual.location,
    url: said.url ?? usual.url,
    description: said.description === null ? usual.description : textOf(said.description),
  };
}
