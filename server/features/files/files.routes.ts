import type { filesRoutes } from '@plenum/contract/features/files/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { drawInitials } from './files.drawn.ts';
import { readPicture } from './files.pictures.ts';

export const filesHandlers = (work: Work): Handlers<typeof filesRoutes> => ({
  'GET /api/files/pictures/:name': ({ received: { params, query } }) =>
    readPicture(work, params.name, query.size),
  'GET /api/files/drawn': ({ received }) =>
    Promise.resolve(drawInitials(received.query.hue, received.query.initials ?? '')),
});
