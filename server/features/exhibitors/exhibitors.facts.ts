import type { ExhibitorLine } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Tx, Work } from '../../platform/work.ts';

export interface Held {
  personId: number;
  at: Date;
}

/** What booths need to know of cards and profiles, which themselves stand on booths. */
export interface ExhibitorFacts {
  /** Whose cards a booth holds now. */
  findHeld(db: Db, organisationId: number, exhibitorId: number): Promise<Held[]>;
  /** How many cards each booth of an event holds now. */
  countHeld(db: Db, organisationId: number, eventId: number): Promise<Map<number, number>>;
  /** The booths of an event that hold a person's card. */
  findHolders(db: Db, organisationId: number, eventId: number, personId: number): Promise<number[]>;
  /** By booth of an event, the booking it came from. */
  findBookings(
    db: Db,
    organisationId: number,
    eventId: number,
  ): Promise<Map<number, NonNullable<ExhibitorLine['booking']>>>;
  /** Before a booth goes: every card it holds is withdrawn, and their people are told. */
  withdrawAll(tx: Tx, organisationId: number, exhibitorId: number): Promise<void>;
  /** What people do, where they show it to everyone who takes part. */
  findHeadlines(
    db: Db,
    organisationId: number,
    personIds: readonly number[],
  ): Promise<Map<number, string>>;
  /** Which of these people let the booths they visit know who they are. */
  findNamed(db: Db, organisationId: number, personIds: readonly number[]): Promise<Set<number>>;
  /** Which of these people do not show that they are here. */
  findPresenceHidden(
    db: Db,
    organisationId: number,
    personIds: readonly number[],
  ): Promise<Set<number>>;
}

/** The work of this feature, with what it is told of others. */
export interface ExhibitorsWork extends Work {
  readonly facts: ExhibitorFacts;
}
