import type { Db } from '../../../platform/db/db.ts';
import type { Answers } from '../../../platform/work.ts';
import type { TicketRow } from '../tickets.rows.ts';
import { countedTo } from './sale.prices.ts';

export interface Counted {
  ticketId: number;
  /** Beyond it nobody needs to count. */
  most: number;
}

declare module '../../../platform/work.ts' {
  interface Answers {
    /** How many of these are booked, or being booked at this moment. */
    soldSoFar(
      db: Db,
      of: { organisationId: number; eventId: number; now: Date },
      counted: readonly Counted[],
    ): Promise<{ ticketId: number; sold: number }[]>;
  }
}

/** As far as their prices depend on it. */
export async function soldOf(
  answers: Pick<Answers, 'soldSoFar'>,
  db: Db,
  of: { organisationId: number; eventId: number; now: Date },
  tickets: readonly TicketRow[],
): Promise<(ticket: Pick<TicketRow, 'id'>) => number> {
  const counted = tickets.flatMap((ticket) => {
    const most = countedTo(ticket);
    return most === null ? [] : [{ ticketId: ticket.id, most }];
  });
  const rows = counted.length === 0 ? [] : await answers.soldSoFar(db, of, counted);
  return ({ id }) => rows.find(({ ticketId }) => ticketId === id)?.sold ?? 0;
}
