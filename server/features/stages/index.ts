export {
  countWatched,
  findWatchedAbout,
  viewersByMinute,
  watchDeeds,
} from './stages.about.queries.ts';
export { holdOpenRun, keepsOrderOn, requireAudience } from './stages.audience.ts';
export { bringCaptions } from './replay/replay.captions.ts';
export { writeChapters } from './replay/replay.chapters.ts';
export { viewersOf } from './stages.live.ts';
export type { StageRow } from './stages.rows.ts';
export type { BegunRun } from './stages.runs.ts';
export { changeRecording, removeRecording } from './stages.recordings.ts';
export { listenForEncoders } from './encoder/encoder.service.ts';
export { followAgenda } from './following/following.round.ts';
export { findGuestingAbout } from './guests/guests.queries.ts';
export { settleGreenRooms } from './guests/guests.settle.ts';
export { countViewers, followRuns } from './stages.round.ts';
export { findOpenRunOf, findRun } from './stages.runs.queries.ts';
export { beginRun, beginSending, endRun, noteArrival } from './stages.runs.ts';
export { findStages as findStagesIn, lockStage } from './stages.queries.ts';
export { addStage, readStages } from './stages.service.ts';
export { takePiece } from './stages.taking.ts';
export { mountStages } from './stages.mount.ts';
