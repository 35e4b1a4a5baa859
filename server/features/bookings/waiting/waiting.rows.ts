import type { Language, WaitingState, WantedTicket } from '@plenum/contract';

export interface NewWaiting {
  eventId: number;
  key: Buffer;
  tokenHash: Buffer;
  items: WantedTicket[];
  fullName: string;
  email: string;
  language: Language;
  joinedAt: Date;
}

export interface WaitingRow extends Omit<NewWaiting, 'tokenHash'> {
  organisationId: number;
  id: number;
  state: WaitingState;
  confirmedAt: Date | null;
  bookingId: number | null;
  passedAt: Date | null;
  passedLeft: number | null;
}

export interface WaitingChangeRow {
  state: WaitingState;
  at: Date;
  by: string | null;
  why: string;
}

/** With what organisers see around it. */
export interface WaitingLine extends WaitingRow {
  position: number | null;
  heldUntil: Date | null;
  changes: (Omit<WaitingChangeRow, 'at'> & { at: string })[];
}
