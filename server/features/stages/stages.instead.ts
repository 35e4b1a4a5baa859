import type { WatchingInstead } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { type EventRow, requireMyEvent } from '../events/index.ts';
import { isOpen, missingIn, requireOpenStage, requireStage } from './stages.access.ts';
import { watchingMs, watchingPass } from './stages.pass.ts';
import type { RunRow } from './stages.rows.ts';
import { findOpenRunOf, findRun } from './stages.runs.queries.ts';

/** What is shown while nothing comes from the studio, and only then. */
export async function watchInstead(
  work: Work,
  person: Person,
  eventId: number,
  stageId: number,
): Promise<WatchingInstead> {
  const event = await requireMyEvent(work.db, person, eventId);
  const stage = await requireStage(work.db, event, stageId);
  await requireOpenStage(work, person, stage);
  const run = await findOpenRunOf(work.db, event.organisationId, stageId);
  if (run?.state !== 'interrupted' || !stage.fallback) throw problem('stages.over');
  const { kind, address, runId } = stage.fallback;
  if (kind !== 'recording') return { kind, address: address ?? '', until: null, from: null };
  const recording = await requireShown(work, event, runId);
  const now = work.clock.now();
  const until = new Date(now.getTime() + watchingMs);
  const pass = watchingPass(work, person, 'recorded', recording, until);
  return {
    kind: 'hls',
    address: `/live/${pass}/recording.m3u8`,
    until: until.toISOString(),
    from: secondsSince(run, now) % lengthOf(recording),
  };
}

/** Who took their consent back, or hid it, is heard here as everywhere. */
async function requireShown({ db }: Work, event: EventRow, runId: number | null): Promise<RunRow> {
  const run = runId === null ? null : await findRun(db, event.organisationId, event.id, runId);
  if (!run || !isOpen(run, await missingIn(db, event, [run]))) throw problem('stages.over');
  return run;
}

const secondsSince = ({ heardAt, beganAt }: RunRow, now: Date): number =>
  Math.max(0, (now.getTime() - (heardAt ?? beganAt).getTime()) / 1_000);

const lengthOf = ({ cut, seconds }: RunRow): number => (cut ? cut.until - cut.from : seconds);
