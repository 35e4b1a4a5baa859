import type { RunEnd, RunState, StageFallback, StageSource, Texts } from '@plenum/contract';

/** Its pictures pass here: they are followed, recorded, and shown by us. */
export const isSent = (source: StageSource): boolean => source === 'studio' || source === 'encoder';

export interface StageRow {
  organisationId: number;
  eventId: number;
  id: number;
  name: Texts;
  roomId: number | null;
  source: StageSource;
  address: string | null;
  fallback: StageFallback | null;
  followsAgenda: boolean;
  isRecorded: boolean;
  version: number;
}

/** What of a recording is shown: seconds, the parts that hold them, and the films those are in. */
export interface CutRow {
  from: number;
  until: number;
  first: number;
  last: number;
  films: number[];
}

export interface RunRow {
  organisationId: number;
  eventId: number;
  stageId: number;
  id: number;
  sessionId: number | null;
  state: RunState;
  endedBy: RunEnd | null;
  isRecorded: boolean;
  byAgenda: boolean;
  isShown: boolean;
  sending: number;
  beganAt: Date;
  liveAt: Date | null;
  heardAt: Date | null;
  endedAt: Date | null;
  seconds: number;
  bytes: number;
  films: number;
  mostViewers: number;
  isClosed: boolean;
  cut: CutRow | null;
  isDownloadable: boolean;
  writtenConsent: string | null;
}
