import type { Tx } from '../../../platform/work.ts';
import { keepSeats } from '../../agenda/index.ts';
import { findSoldAlone, type SoldAlone } from '../../tickets/index.ts';
import { findBookedEvents, findHeldTickets } from './opens.queries.ts';

interface Which {
  organisationId: number;
  eventId: number;
}

/** Whatever was booked, named, handed on or given up: their agendas have the sessions they have a seat in. */
export async function seat(tx: Tx, which: Which, personIds: readonly number[]): Promise<void> {
  const { organisationId, eventId } = which;
  const alone = await findSoldAlone(tx, organisationId, eventId);
  if (alone.length === 0) return;
  for (const personId of personIds) await seatOne(tx, { ...which, personId }, alone);
}

async function seatOne(
  tx: Tx,
  whose: Which & { personId: number },
  alone: readonly SoldAlone[],
): Promise<void> {
  const { organisationId, eventId, personId } = whose;
  const held = await findHeldTickets(tx, organisationId, eventId, personId);
  const ids = new Set(held.map(({ ticketId }) => ticketId));
  const sessions = alone.filter(({ ticketId }) => ids.has(ticketId));
  await keepSeats(
    tx,
    whose,
    sessions.map(({ sessionId }) => sessionId),
  );
}

/** Who came in after something had been booked for their address. */
export async function seatNewcomer(
  tx: Tx,
  { organisationId, personId, email }: { organisationId: number; personId: number; email: string },
): Promise<void> {
  for (const { eventId } of await findBookedEvents(tx, organisationId, email)) {
    await seat(tx, { organisationId, eventId }, [personId]);
  }
}
