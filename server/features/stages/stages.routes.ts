import type { stagesRoutes } from '@plenum/contract/features/stages/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import {
  changeRecording,
  cutRecording,
  readFigures,
  readRecordings,
  removeRecording,
} from './stages.recordings.ts';
import { holdSession } from './following/following.hold.ts';
import { readStorage } from './stages.limits.ts';
import { beginRun, beginSending, endRun } from './stages.runs.ts';
import { addStage, changeStage, moveStage, readStages, removeStage } from './stages.service.ts';
import { watchInstead } from './stages.instead.ts';
import { readFiles, watchRecording, watchStage } from './stages.watching.ts';

const good = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });
const made = async <T>(body: Promise<T>) => ({ status: 201 as const, body: await body });

export const stagesHandlers = (work: Work): Handlers<typeof stagesRoutes> => ({
  'GET /api/events/:eventId/stages': ({ person, received: { params } }) =>
    good(readStages(work, person, params.eventId)),
  'POST /api/events/:eventId/stages': ({ person, received: { params, body } }) =>
    made(addStage(work, person, params.eventId, body)),
  'PATCH /api/events/:eventId/stages/:stageId': ({ person, received: { params, body } }) =>
    good(changeStage(work, person, params.eventId, params.stageId, body)),
  'POST /api/events/:eventId/stages/:stageId/move': ({ person, received: { params, body } }) =>
    good(moveStage(work, person, params.eventId, params.stageId, body.beforeId)),
  'DELETE /api/events/:eventId/stages/:stageId': ({ person, received: { params } }) =>
    good(removeStage(work, person, params.eventId, params.stageId)),
  'PUT /api/events/:eventId/stages/:stageId/held/:sessionId': ({ person, received }) =>
    good(holdSession(work, person, received.params, received.body.isHeld)),
  'POST /api/events/:eventId/stages/:stageId/runs': ({ person, received: { params, body } }) =>
    made(beginRun(work, person, params.eventId, params.stageId, body)),
  'POST /api/events/:eventId/runs/:runId/sending': ({ person, received: { params } }) =>
    good(beginSending(work, person, params.eventId, params.runId)),
  'POST /api/events/:eventId/runs/:runId/end': ({ person, received: { params } }) =>
    good(endRun(work, person, params.eventId, params.runId)),
  'GET /api/events/:eventId/stages/:stageId/watching': ({ person, received: { params } }) =>
    good(watchStage(work, person, params.eventId, params.stageId)),
  'GET /api/events/:eventId/stages/:stageId/instead': ({ person, received: { params } }) =>
    good(watchInstead(work, person, params.eventId, params.stageId)),
  'GET /api/events/:eventId/recordings': ({ person, received: { params } }) =>
    good(readRecordings(work, person, params.eventId)),
  'GET /api/events/:eventId/recordings/storage': ({ person, received: { params } }) =>
    good(readStorage(work, person, params.eventId)),
  'GET /api/events/:eventId/runs/:runId/watching': ({ person, received: { params, query } }) =>
    good(watchRecording(work, person, { ...params, ...query })),
  'GET /api/events/:eventId/runs/:runId/files': ({ person, received: { params, query } }) =>
    good(readFiles(work, person, { ...params, ...query })),
  'PUT /api/events/:eventId/runs/:runId/cut': ({ person, received: { params, body } }) =>
    good(cutRecording(work, person, params, body.cut)),
  'PATCH /api/events/:eventId/runs/:runId': ({ person, received: { params, body } }) =>
    good(changeRecording(work, person, params, body)),
  'DELETE /api/events/:eventId/runs/:runId': ({ person, received: { params } }) =>
    good(removeRecording(work, person, params.eventId, params.runId)),
  'GET /api/events/:eventId/runs/:runId/figures': ({ person, received: { params } }) =>
    good(readFigures(work, person, params.eventId, params.runId)),
});
