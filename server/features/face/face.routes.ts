import type { FaceSetup } from '@plenum/contract';
import type { faceRoutes } from '@plenum/contract/features/face/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { ReadRecords } from '../../platform/outbound/records.ts';
import type { Work } from '../../platform/work.ts';
import { askDomain, nameDomain, proveDomain, removeDomain } from './face.domains.ts';
import { changeFace, readFace } from './face.service.ts';
import { readAround, readOrganisationPage } from './face.shown.ts';

const whole = async (setup: Promise<FaceSetup>) => ({ status: 200 as const, body: await setup });

export const faceHandlers = (
  work: Work,
  readRecords: ReadRecords,
): Handlers<typeof faceRoutes> => ({
  'GET /api/o/:place': async ({ received: { params } }) => ({
    status: 200,
    body: await readOrganisationPage(work, params.place),
  }),
  'GET /api/e/:slug/around': async ({ received: { params } }) => ({
    status: 200,
    body: await readAround(work, params.slug),
  }),
  'GET /api/face': ({ person }) => whole(readFace(work, person)),
  'PATCH /api/face': ({ person, received: { body } }) => whole(changeFace(work, person, body)),
  'PUT /api/face/domain': ({ person, received: { body } }) => whole(nameDomain(work, person, body)),
  'POST /api/face/domain/proof': ({ person }) => whole(proveDomain(work, readRecords, person)),
  'DELETE /api/face/domain': ({ person }) => whole(removeDomain(work, person)),
  'GET /api/face/ask': async ({ received: { query } }) => {
    await askDomain(work, query.domain);
    return { status: 200, body: {} };
  },
});
