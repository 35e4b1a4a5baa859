import type {
  AgendaSession,
  ProgramSession,
  SessionFile,
  SessionKind,
  SessionSpeaker,
  Texts,
} from '@plenum/contract';

/** What of a session an organiser decides, as it is kept and compared. */
export interface SessionFields {
  kind: SessionKind;
  title: Texts;
  abstract: Texts;
  language: AgendaSession['language'];
  trackId: number | null;
  roomId: number | null;
  /** ISO 8601 in UTC. */
  startsAt: string | null;
  minutes: number;
  capacity: number | null;
  joinUrl: string | null;
  isHidden: boolean;
  isFeatured: boolean;
  speakers: SessionSpeaker[];
  files: SessionFile[];
}

export interface SessionRow extends SessionFields {
  id: number;
  code: string;
  isDeleted: boolean;
  version: number;
}

/** A session as it was published: what everyone sees, and the way in. */
export interface PublishedSession extends ProgramSession {
  joinUrl: string | null;
}
