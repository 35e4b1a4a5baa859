import type { Answer, CalendarName } from '@plenum/contract';

/** An instant, or of an all-day one its day as midnight in UTC. */
export interface Span {
  isAllDay: boolean;
  start: Date;
  end: Date;
}

/** What repeats, and until when; `repeatsUntil` is null where it never ends or does not repeat. */
export interface Series extends Span {
  timeZone: string;
  repeat: string | null;
  repeatsUntil: Date | null;
}

/** What people write of an entry. */
export interface EntryFields extends Series {
  calendar: CalendarName;
  title: string;
  location: string;
  url: string;
  description: string;
  reminderMinutes: number | null;
  /** What other clients keep with it. */
  extended: Record<string, unknown>;
}

export interface EntryRow extends EntryFields {
  id: number;
  organisationId: number;
  ownerId: number;
  uid: string;
  sequence: number;
  version: number;
  importId: number | null;
  createdAt: Date;
  changedAt: Date;
  deletedAt: Date | null;
}

/** What one repeat may have otherwise than the others; null: as they have it. */
export interface Otherwise {
  title: string | null;
  start: Date | null;
  end: Date | null;
  location: string | null;
  url: string | null;
  description: string | null;
}

export interface ExceptionRow extends Otherwise {
  entryId: number;
  original: Date;
  isGone: boolean;
}

export interface GuestRow {
  id: number;
  entryId: number;
  personId: number | null;
  name: string;
  address: string;
  avatar: string | null;
  answer: Answer;
  /** Of single repeats, by the instant their rule has them. */
  answers: Readonly<Record<string, Answer>>;
}

/** Of one repeat, or of some: what is said of the first of them. */
export interface Part {
  start: Date;
  title?: string;
  location?: string;
  /** It alone does not take place. */
  gone?: { original: Date; end: Date };
}

/** What guests are told of. */
export type GuestKind = 'calendar.invited' | 'calendar.changed' | 'calendar.cancelled';
