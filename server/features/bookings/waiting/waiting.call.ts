import type { Db } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { isAnybodyWaiting } from './waiting.queries.ts';
import type { OfEvent } from '../bookings.rows.ts';

export const servingJob = 'bookings.serve_waiting';

/** What is free now is theirs, and offered right after the commit, whoever is killed meanwhile. */
export async function callWaiting(tx: Db, of: OfEvent): Promise<void> {
  if (await isAnybodyWaiting(tx, of)) await enqueue(tx, servingJob, of);
}
