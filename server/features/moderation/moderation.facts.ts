import type { Case, ChatPerson } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';

/** A line as its reader sees it; of no event where it is between few. */
export interface ReportedLine {
  id: number;
  eventId: number | null;
  authorId: number | null;
  text: string;
}

export interface SaidLine {
  id: number;
  author: ChatPerson | null;
  text: string;
  at: string;
}

/** What moderation needs to know of conversations, which themselves ask it who may speak. */
export interface LineFacts {
  /** Raises `not_found` for whoever may not read it. */
  lineSeenBy(db: Db, person: Person, conversationId: number, lineId: number): Promise<ReportedLine>;
  /** The line itself, with five lines before and after it. */
  contextOf(
    db: Db,
    organisationId: number,
    conversationId: number,
    lineId: number,
  ): Promise<SaidLine[]>;
  /** In the languages of its event the first; empty where it has no title. */
  conversationTitle(db: Db, organisationId: number, conversationId: number): Promise<string>;
  hideLine(tx: Tx, organisationId: number, lineId: number): Promise<void>;
  releaseLine(tx: Tx, organisationId: number, lineId: number): Promise<void>;
}

/** What people write elsewhere, each by its number alone. */
export type WritingKind = Extract<Case['kind'], 'post' | 'post_comment' | 'blog_comment'>;

/** As its reader sees it; of no event where all of the organisation read it. */
export interface ReportedWriting {
  eventId: number | null;
  authorId: number | null;
  text: string;
}

export interface WritingFacts {
  /** Raises `not_found` for whoever may not read it. */
  seenBy(tx: Tx, person: Person, id: number, now: Date): Promise<ReportedWriting>;
  hide(tx: Tx, organisationId: number, id: number, at: Date): Promise<void>;
  release(tx: Tx, organisationId: number, id: number): Promise<void>;
}

export interface ModerationFacts extends LineFacts {
  writings: Readonly<Record<WritingKind, WritingFacts>>;
}

export interface ModerationWork extends Work {
  facts: ModerationFacts;
}
