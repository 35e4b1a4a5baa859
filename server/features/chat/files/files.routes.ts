import type { chatFilesRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { addFile, readFile, readPicture } from './files.ts';

export const chatFilesHandlers = (work: Work): Handlers<typeof chatFilesRoutes> => ({
  'POST /api/chat/conversations/:conversationId/files': async ({ person, received, mediaType }) => {
    const { params, query, body } = received;
    const sent = { name: query.name, type: mediaType, bytes: body };
    return { status: 201, body: await addFile(work, person, params.conversationId, sent) };
  },
  'GET /api/chat/files/:fileId': ({ person, received }) =>
    readFile(work, person, received.params.fileId),
  'GET /api/chat/files/:fileId/picture': ({ person, received }) =>
    readPicture(work, person, received.params.fileId),
});
