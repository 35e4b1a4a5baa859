import type { faceRoutes } from '@plenum/contract/features/face/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { changeFace, readFace } from './face.service.ts';
import { readAround, readOrganisationPage } from './face.shown.ts';

export const faceHandlers = (work: Work): Handlers<typeof faceRoutes> => ({
  'GET /api/o/:place': async ({ received: { params } }) => ({
    status: 200,
    body: await readOrganisationPage(work, params.place),
  }),
  'GET /api/e/:slug/around': async ({ received: { params } }) => ({
    status: 200,
    body: await readAround(work, params.slug),
  }),
  'GET /api/face': async ({ person }) => ({ status: 200, body: await readFace(work, person) }),
  'PATCH /api/face': async ({ person, received: { body } }) => ({
    status: 200,
    body: await changeFace(work, person, body),
  }),
});
