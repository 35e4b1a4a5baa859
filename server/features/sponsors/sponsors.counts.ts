import type { SponsorCount } from '@plenum/contract';
import type { Work } from '../../platform/work.ts';
import { requireShownEvent } from '../events/index.ts';
import { refuseUnlessShown } from './sponsors.access.ts';
import { addCounts } from './sponsors.counts.queries.ts';

/** They say so themselves; who hides it is held down by the limit of their network. */
const robot = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|fetch/i;

/** An organiser’s browser does not send its own views; what a robot sends is thanked for and dropped. */
export async function countViews(
  { db, clock }: Work,
  slug: string,
  counts: readonly SponsorCount[],
  agent: string,
): Promise<void> {
  const event = await requireShownEvent(db, slug);
  refuseUnlessShown(event);
  if (agent === '' || robot.test(agent)) return;
  const { organisationId, id: eventId, timeZone } = event;
  await addCounts(db, { organisationId, eventId, timeZone, now: clock.now() }, counts);
}
