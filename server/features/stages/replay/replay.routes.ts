import type { stagesReplayRoutes } from '@plenum/contract/features/stages/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import {
  bringCaptions,
  findWhatWasSaid,
  readCaptions,
  removeCaptions,
  writeCaptions,
} from './replay.captions.ts';
import { readReplay, writeChapters } from './replay.chapters.ts';

const good = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });

export const stagesReplayHandlers = (work: Work): Handlers<typeof stagesReplayRoutes> => ({
  'GET /api/events/:eventId/runs/:runId/replay': ({ person, received: { params, query } }) =>
    good(readReplay(work, person, { ...params, ...query })),
  'PUT /api/events/:eventId/runs/:runId/chapters': ({ person, received: { params, body } }) =>
    good(writeChapters(work, person, params.eventId, params.runId, body)),
  'GET /api/events/:eventId/runs/:runId/captions/:language': ({
    person,
    received: { params, query },
  }) => good(readCaptions(work, person, { ...params, ...query })),
  'PUT /api/events/:eventId/runs/:runId/captions/:language': ({
    person,
    received: { params, body },
  }) => good(writeCaptions(work, person, params, body)),
  'POST /api/events/:eventId/runs/:runId/captions/:language/file': ({
    person,
    received: { params, body },
  }) => good(bringCaptions(work, person, params, body)),
  'DELETE /api/events/:eventId/runs/:runId/captions/:language': ({
    person,
    received: { params },
  }) => good(removeCaptions(work, person, params)),
  'GET /api/events/:eventId/said': ({ person, received: { params, query } }) =>
    good(findWhatWasSaid(work, person, params.eventId, query.q)),
});
