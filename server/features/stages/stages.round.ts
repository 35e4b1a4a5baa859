import type { Work } from '../../platform/work.ts';
import { alarmOrganisers } from './stages.notices.ts';
import { tellEventOf } from './stages.live.ts';
import { closePicture } from './stages.media.ts';
import type { RunRow } from './stages.rows.ts';
import { endBecause } from './stages.runs.ts';
import { findFollowed, lockRun, setState } from './stages.runs.queries.ts';
import { countNow } from './stages.viewers.ts';

const silentMs = 8_000;
const lostMs = 10 * 60_000;
/** A studio that never sent holds a stage no longer than this. */
const idleMs = 30 * 60_000;

/** What nobody hears from is interrupted, and ends when that lasts; what ended is closed. */
export async function followRuns(work: Work): Promise<void> {
  for (const run of await findFollowed(work.db)) {
    if (run.state === 'ended') await closePicture(work, run);
    else if (isDue(run, work.clock.now())) await follow(work, run);
  }
}

function isDue({ state, heardAt, sending, beganAt }: RunRow, now: Date): boolean {
  // Pictures of other sources come from elsewhere.
  if (state === 'live' && sending === 0) return false;
  const quietMs = now.getTime() - (heardAt ?? beganAt).getTime();
  if (state === 'live') return quietMs > silentMs;
  return quietMs > (state === 'waiting' ? idleMs : lostMs);
}

async function follow(work: Work, run: RunRow): Promise<void> {
  const isStillSo = (now: RunRow) => now.state === run.state && isDue(now, work.clock.now());
  if (run.state !== 'live') return endBecause(work, run, 'lost', isStillSo);
  await work.transaction(async (tx) => {
    const locked = await lockRun(tx, run.organisationId, run.id);
    if (!locked || !isStillSo(locked)) return;
    await setState(tx, locked, 'interrupted', work.clock.now());
    await tellEventOf(tx, locked);
    await alarmOrganisers(tx, locked);
  });
}

/** Once a minute, for everything that is live. */
export async function countViewers(work: Work): Promise<void> {
  for (const run of await findFollowed(work.db)) {
    if (run.state === 'live') await countNow(work, work.db, run);
  }
}
