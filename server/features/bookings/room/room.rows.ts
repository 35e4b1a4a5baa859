import type { RoomRules } from '@plenum/contract';

export interface RoomRow extends RoomRules {
  organisationId: number;
  eventId: number;
  isPaused: boolean;
  seed: Buffer;
  drawnAt: Date | null;
  lastPlace: number;
  calledTo: number;
  isSoldOut: boolean;
}

export interface EntryRow {
  id: number;
  state: 'waiting' | 'in' | 'over' | 'through';
  place: number | null;
  inUntil: Date | null;
  bookingId: number | null;
}
