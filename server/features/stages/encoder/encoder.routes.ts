import type { stagesEncoderRoutes } from '@plenum/contract/features/stages/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { makeKey, readEncoder, removeKey } from './encoder.service.ts';

export const encoderHandlers = (work: Work): Handlers<typeof stagesEncoderRoutes> => ({
  'GET /api/events/:eventId/stages/:stageId/encoder': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readEncoder(work, person, params),
  }),
  'POST /api/events/:eventId/stages/:stageId/encoder/key': async ({
    person,
    received: { params },
  }) => ({ status: 201, body: await makeKey(work, person, params) }),
  'DELETE /api/events/:eventId/stages/:stageId/encoder/key': async ({
    person,
    received: { params },
  }) => ({ status: 200, body: await removeKey(work, person, params) }),
});
