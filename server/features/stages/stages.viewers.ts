import type { Db } from '../../platform/db/db.ts';
import type { Work } from '../../platform/work.ts';
import { viewersOf } from './stages.live.ts';
import type { RunRow } from './stages.rows.ts';
import { insertViewers, noteMinute } from './stages.viewers.queries.ts';

type Which = Pick<RunRow, 'organisationId' | 'stageId' | 'id'>;

const crowdOf = (
  { hub }: Work,
  { organisationId, stageId }: Pick<Which, 'organisationId' | 'stageId'>,
) => hub.crowdIn(viewersOf({ organisationId, id: stageId }));

/** Who looks at a stage before it is live, or after, watches nothing. */
export const viewersNow = (work: Work, run: RunRow | null | undefined): number =>
  run?.state === 'live' || run?.state === 'interrupted' ? crowdOf(work, run).count : 0;

/** Into its figures: who watches at this moment. */
export async function countNow(work: Work, db: Db, run: Which): Promise<void> {
  const crowd = crowdOf(work, run);
  const now = work.clock.now();
  await noteMinute(db, run, now, crowd.count);
  await insertViewers(db, run, crowd.people(), now);
}
