import type { CurrentRun, Needs, Stage, StageRecording, Upcoming } from '@plenum/contract';
import type { NotAgreed } from '../speakers/index.ts';
import type { RunRow, StageRow } from './stages.rows.ts';

const runView = (row: RunRow): CurrentRun => ({
  id: row.id,
  state: row.state,
  sessionId: row.sessionId,
  isRecorded: row.isRecorded,
  byAgenda: row.byAgenda,
  beganAt: row.beganAt.toISOString(),
  liveAt: row.liveAt?.toISOString() ?? null,
});

interface ShownStage {
  run: RunRow | null;
  viewers: number;
  needs: Needs;
  /** Told to organisers alone. */
  upcoming: readonly Upcoming[];
  isOrganiser: boolean;
}

/** Where the picture of another source is found is told with the picture. */
export const stageView = (
  row: StageRow,
  { run, viewers, needs, upcoming, isOrganiser }: ShownStage,
): Stage => ({
  id: row.id,
  name: row.name,
  roomId: row.roomId,
  source: row.source,
  address: isOrganiser ? row.address : null,
  fallback: isOrganiser ? row.fallback : null,
  hasFallback: row.fallback !== null,
  followsAgenda: row.followsAgenda,
  isRecorded: row.isRecorded,
  upcoming: isOrganiser ? [...upcoming] : [],
  run: run && runView(run),
  needs,
  viewers,
  version: row.version,
});

interface Shown {
  missing: readonly NotAgreed[];
  needs: Needs;
  isOrganiser: boolean;
}

/** What is cut away is not told to those who watch, nor who agreed to what. */
export const recordingView = (
  row: RunRow,
  { missing, needs, isOrganiser }: Shown,
): StageRecording => ({
  runId: row.id,
  stageId: row.stageId,
  sessionId: row.sessionId,
  needs,
  liveAt: (row.liveAt ?? row.beganAt).toISOString(),
  endedAt: (row.endedAt ?? row.beganAt).toISOString(),
  endedBy: row.endedBy ?? 'by_person',
  seconds: row.cut && !isOrganiser ? row.cut.until - row.cut.from : row.seconds,
  bytes: row.bytes,
  films: row.films,
  isShown: row.isShown,
  isDownloadable: row.isDownloadable,
  mostViewers: row.mostViewers,
  cut: isOrganiser && row.cut ? { from: row.cut.from, until: row.cut.until } : null,
  missing: missing
    .filter(({ sessionId }) => isOrganiser && sessionId === row.sessionId)
    .map(({ id, name, recording }) => ({ speakerId: id, name, recording })),
  writtenConsent: isOrganiser ? row.writtenConsent : null,
});
