import type { StageGuest } from '@plenum/contract';
import type { GuestRow } from './guests.rows.ts';

export const guestView = (row: GuestRow, headline: string): StageGuest => ({
  person: row.person,
  headline,
  isHost: row.isHost,
  standing: row.standing === 'out' ? 'raised' : row.standing,
  isOnStage: row.isOnStage,
  since: row.since.toISOString(),
  deviceId: row.standing === 'inside' ? row.device : null,
  isMuted: row.isMuted,
  hasSound: row.hasSound && !row.isMuted,
  hasCamera: row.hasCamera,
});
