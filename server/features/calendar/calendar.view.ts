import type { Entry, Guest } from '@plenum/contract';
import { saidOfOne } from './invitation/invitation.answers.ts';
import { type Happening, otherwise } from './repeats/repeats.happenings.ts';
import { momentOf } from './calendar.moments.ts';
import type { EntryRow, ExceptionRow, GuestRow } from './calendar.rows.ts';

interface About {
  exceptions: readonly ExceptionRow[];
  guests: readonly GuestRow[];
  organiser: { name: string; avatar: string | null };
  /** Who reads it, and whether addresses are shown to them. */
  readerId: number;
}

export function entryView(
  row: EntryRow,
  { exceptions, guests, organiser, readerId }: About,
): Entry {
  const isMine = row.ownerId === readerId;
  const mine = guests.find(({ personId }) => personId === readerId);
  const gone = exceptions.filter(({ isGone }) => isGone);
  return {
    id: row.id,
    title: row.title,
    calendar: row.calendar,
    isAllDay: row.isAllDay,
    start: momentOf(row.start, row.isAllDay),
    end: momentOf(row.end, row.isAllDay),
    timeZone: row.timeZone,
    location: row.location,
    url: row.url,
    description: row.description,
    repeat: row.repeat,
    reminderMinutes: row.reminderMinutes,
    excluded: gone.map(({ original }) => momentOf(original, row.isAllDay)),
    otherwise: exceptions
      .filter(({ isGone }) => !isGone)
      .map((one) => repeatView(row, otherwise(row, one))),
    guests: guests.map((guest) => guestView(guest, row, isMine)),
    organiser: { personId: row.ownerId, name: organiser.name, avatar: organiser.avatar },
    isMine,
    myAnswer: mine?.answer ?? null,
    myAnswers: mine ? saidOfOne(mine, row.isAllDay) : [],
    version: row.version,
  };
}

const repeatView = ({ isAllDay }: EntryRow, one: Happening): Entry['otherwise'][number] => ({
  original: momentOf(one.original, isAllDay),
  title: one.title,
  start: momentOf(one.start, isAllDay),
  end: momentOf(one.end, isAllDay),
  location: one.location,
  url: one.url,
  description: one.description,
});

/** The owner wrote the addresses; other guests are not told them. */
const guestView = (row: GuestRow, { isAllDay }: EntryRow, isMine: boolean): Guest => ({
  id: row.id,
  personId: row.personId,
  name: row.name,
  email: isMine ? row.address : '',
  avatar: row.avatar,
  answer: row.answer,
  answers: saidOfOne(row, isAllDay),
});
