import type { JobTable } from '../../../platform/jobs/jobs.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, findEvent } from '../../events/index.ts';
import { lockQuotas } from '../../stock/index.ts';
import { countedTo, findTickets, lockTickets } from '../../tickets/index.ts';
import { lettersJobs } from '../letters/letters.work.ts';
import { ringOffer } from '../bookings.live.ts';
import { endHolds } from '../bookings.round.ts';
import { allotted, freeIn, servingJob } from './waiting.line.ts';
import { offerTo } from './waiting.offer.ts';
import { deleteOldWaiting, findAwaited, notePassed } from './waiting.queries.ts';
import type { OfEvent } from '../bookings.rows.ts';

const atOnce = 100;
/** After the event, so many days. */
const keptDays = 30;

/** All stocks of an event, in the order of their ids: as for whoever books, only more of them. */
export async function lockedFree(tx: Tx, event: EventRow): Promise<Map<number, number>> {
  const { organisationId } = event;
  const tickets = await findTickets(tx, organisationId, event.id);
  // Where prices depend on how many are sold, those tickets come before their stocks.
  const counted = tickets.filter((ticket) => countedTo(ticket) !== null).map(({ id }) => id);
  if (counted.length > 0) await lockTickets(tx, organisationId, counted);
  await lockQuotas(tx, organisationId, [...(await freeIn(tx, event)).keys()]);
  return freeIn(tx, event);
}

/** How many were offered something; all of it in one transaction, or nothing. */
const served = (work: Work, { organisationId, eventId }: OfEvent): Promise<number> =>
  work.transaction(async (tx) => {
    const event = await findEvent(tx, organisationId, eventId);
    if (!event) return 0;
    const at = work.clock.now();
    // Where nobody can be served nobody is made to wait for a lock.
    const seen = await allotted(tx, at, event, await freeIn(tx, event));
    if (seen.served.length === 0) return 0;
    const free = await lockedFree(tx, event);
    const all = await allotted(tx, at, event, free);
    const these = all.served.slice(0, atOnce);
    let count = 0;
    for (const one of these) {
      const isOffered = await offerTo(work, tx, event, { ...one, by: { personId: null, why: '' } });
      if (isOffered) count += 1;
    }
    const passed = all.passed.map(({ waiter, left }) => ({ id: waiter.id, left }));
    if (passed.length > 0) await notePassed(tx, organisationId, at, passed);
    return count;
  });

/** What is free goes to who waits for it, in their order. */
export async function serveWaiting(work: Work, of: OfEvent): Promise<void> {
  await endHolds(work, of);
  let isMore = true;
  while (isMore) {
    const count = await served(work, of);
    if (count > 0) ringOffer(work, { organisationId: of.organisationId, id: of.eventId });
    isMore = count === atOnce;
  }
}

export const bookingsJobs = (work: Work): JobTable => ({
  [servingJob]: (of: OfEvent) => serveWaiting(work, of),
  ...lettersJobs(work),
});

/** What a killed server or the clock left behind. */
export async function serveAllWaiting(work: Work): Promise<void> {
  for (const of of await findAwaited(work.db)) await serveWaiting(work, of);
}

export const forgetWaiting = ({ db, clock }: Work): Promise<number> =>
  deleteOldWaiting(db, clock.now(), keptDays);
