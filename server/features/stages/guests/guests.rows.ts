import type { ChatPerson, GuestStanding } from '@plenum/contract';

/** Somebody in a run, whether they ask, are invited, are inside, or were. */
export interface GuestRow {
  organisationId: number;
  runId: number;
  personId: number;
  person: ChatPerson;
  standing: GuestStanding | 'out';
  isHost: boolean;
  isInvited: boolean;
  isRemoved: boolean;
  isOnStage: boolean;
  /** By the host. */
  isMuted: boolean;
  since: Date;
  number: number | null;
  device: string | null;
  hasSound: boolean;
  hasCamera: boolean;
}
