import type { bookingsFilesRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { addFile, readFile, readOwnFile } from './files.service.ts';

export const filesHandlers = (work: Work): Handlers<typeof bookingsFilesRoutes> => ({
  'POST /api/booking/:token/files': async ({ received, network, mediaType }) => {
    const { params, query, body } = received;
    const { questionId, placeId = null, name } = query;
    const sent = { name, type: mediaType, bytes: body };
    return {
      status: 201,
      body: await addFile(work, params.token, { questionId, placeId }, sent, network),
    };
  },
  'GET /api/booking/:token/files/:fileId': ({ received: { params } }) =>
    readOwnFile(work, params.token, params.fileId),
  'GET /api/booking-files/:fileId': ({ person, received: { params } }) =>
    readFile(work, person, params.fileId),
});
