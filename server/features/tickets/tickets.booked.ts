import type { Db } from '../../platform/db/db.ts';

/** What tickets ask of what is booked, which stands on them. */
export interface BookedOf {
  tickets: { ticketId: number; sold: number; held: number }[];
  codes: { codeId: number; used: number }[];
  questions: { questionId: number; answers: number }[];
}

declare module '../../platform/work.ts' {
  interface Answers {
    /** How much of what an event offers is booked, kept for somebody, or answered. */
    bookedOf(db: Db, organisationId: number, eventId: number): Promise<BookedOf>;
    /** The bookings that stand, of codes and invitations. */
    bookingsByCode(
      db: Db,
      organisationId: number,
      codeIds: readonly number[],
    ): Promise<{ codeId: number; id: number; reference: string }[]>;
    /** Whether anybody ever booked it, also where nothing came of it. */
    wasBooked(
      db: Db,
      organisationId: number,
      what: { ticketId: number } | { codeId: number } | { eventId: number },
    ): Promise<boolean>;
  }
}
