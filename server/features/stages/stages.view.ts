import type { CurrentRun, Stage, StageRecording } from '@plenum/contract';
import type { RunRow, StageRow } from './stages.rows.ts';

const runView = (row: RunRow): CurrentRun => ({
  id: row.id,
  state: row.state,
  sessionId: row.sessionId,
  isRecorded: row.isRecorded,
  beganAt: row.beganAt.toISOString(),
  liveAt: row.liveAt?.toISOString() ?? null,
});

/** Where the picture of another source is found is told with the picture. */
export const stageView = (
  row: StageRow,
  { run, viewers, isOrganiser }: { run: RunRow | null; viewers: number; isOrganiser: boolean },
): Stage => ({
  id: row.id,
  name: row.name,
  roomId: row.roomId,
  source: row.source,
  address: isOrganiser ? row.address : null,
  run: run && runView(run),
  viewers,
  version: row.version,
});

export const recordingView = (row: RunRow): StageRecording => ({
  runId: row.id,
  stageId: row.stageId,
  sessionId: row.sessionId,
  liveAt: (row.liveAt ?? row.beganAt).toISOString(),
  endedAt: (row.endedAt ?? row.beganAt).toISOString(),
  endedBy: row.endedBy ?? 'by_person',
  seconds: row.seconds,
  bytes: row.bytes,
  films: row.films,
  isShown: row.isShown,
  mostViewers: row.mostViewers,
});
