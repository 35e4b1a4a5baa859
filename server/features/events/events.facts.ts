import type { Db } from '../../platform/db/db.ts';

/** How far the parts of an event are that other features keep. */
export interface Progress {
  sessions: number;
  /** Sessions without a time or room. */
  unplaced: number;
  isPublished: boolean;
  speakers: number;
  /** Shown speakers without a picture or words about them. */
  bareSpeakers: number;
}

/** What an event asks of its agenda, which stands on it and is therefore handed in. */
export interface AgendaFacts {
  progressOf(db: Db, organisationId: number, eventId: number): Promise<Progress>;
  isRoomUsed(db: Db, organisationId: number, eventId: number, roomId: number): Promise<boolean>;
}
