import type { SponsorCount } from '@plenum/contract';
import { isRobot } from '../../platform/robot.ts';
import type { Work } from '../../platform/work.ts';
import { requireShownEvent } from '../events/index.ts';
import { refuseUnlessShown } from './sponsors.access.ts';
import { addCounts } from './sponsors.counts.queries.ts';

/** An organiser’s browser does not send its own views; what a robot sends is thanked for and dropped. */
export async function countViews(
  { db, clock }: Work,
  slug: string,
  counts: readonly SponsorCount[],
  agent: string,
): Promise<void> {
  const event = await requireShownEvent(db, slug);
  refuseUnlessShown(event);
  if (isRobot(agent)) return;
  const { organisationId, id: eventId, timeZone } = event;
  await addCounts(db, { organisationId, eventId, timeZone, now: clock.now() }, counts);
}
