import {
  stagesCommands,
  stagesMediaRoutes,
  stagesRoutes,
} from '@plenum/contract/features/stages/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import { mountCommands } from '../../platform/sockets/windows.ts';
import type { Work } from '../../platform/work.ts';
import { stagesCommandHandlers, tellHowManyWatch } from './stages.commands.ts';
import { stagesMediaHandlers } from './stages.media.routes.ts';
import { stagesHandlers } from './stages.routes.ts';

export {
  countWatched,
  findWatchedAbout,
  viewersByMinute,
  watchDeeds,
} from './stages.about.queries.ts';
export { holdOpenRun, keepsOrderOn, requireAudience } from './stages.audience.ts';
export { lockStage } from './stages.queries.ts';
export { viewersOf } from './stages.live.ts';
export type { StageRow } from './stages.rows.ts';
export type { BegunRun } from './stages.runs.ts';
export { showRecording } from './stages.recordings.ts';
export { countViewers, followRuns } from './stages.round.ts';
export { findRun } from './stages.runs.queries.ts';
export { beginRun, beginSending, endRun, noteArrival } from './stages.runs.ts';
export { addStage, readStages } from './stages.service.ts';
export { takePiece } from './stages.taking.ts';

export function mountStages(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, stagesRoutes, work, stagesHandlers);
  mountRoutes(doorway, stagesMediaRoutes, work, stagesMediaHandlers);
  mountCommands(doorway, stagesCommands, stagesCommandHandlers(work));
  tellHowManyWatch(doorway.windows, work);
}
