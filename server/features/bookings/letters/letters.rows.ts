import type { BookingLetter, Language, LeftOut, LetterInput } from '@plenum/contract';

export interface LetterRow extends LetterInput, Pick<BookingLetter, 'state' | 'version' | 'by'> {
  organisationId: number;
  id: number;
  eventId: number;
  sendAt: Date | null;
  begunAt: Date | null;
  endedAt: Date | null;
  leftOut: { why: LeftOut; count: number }[];
  waiting: number;
  arrived: number;
  failed: number;
}

/** Somebody of a booking who may get a letter. */
export interface ReaderRow {
  bookingId: number;
  placeId: number | null;
  reference: string;
  fullName: string;
  email: string;
  why: LeftOut | null;
}

/** What a letter may say to its reader. */
export interface Reader extends ReaderRow {
  eventId: number;
  keyHash: Buffer;
  language: Language;
  currency: string;
  balance: number;
}

/** One who waits for their copy. */
export interface WaitingReader extends Reader {
  id: number;
  address: string;
}
