import type { speakersShownRoutes } from '@plenum/contract/features/speakers/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { changeOwnPicture, readSelf, saveSelf } from './speakers.self.ts';
import { listModerated, readShownSpeakers } from './speakers.shown.ts';

export const speakersShownHandlers = (work: Work): Handlers<typeof speakersShownRoutes> => ({
  'GET /api/e/:slug/speakers': ({ received }) => readShownSpeakers(work, received.params.slug),
  'GET /api/events/:eventId/moderated-sessions': async ({ person, received }) => ({
    status: 200,
    body: { sessionIds: await listModerated(work, person, received.params.eventId) },
  }),
  'POST /api/speakers/self': async ({ received }) => ({
    status: 200,
    body: await readSelf(work, received.body.token),
  }),
  'POST /api/speakers/self/save': async ({ received, network }) => ({
    status: 200,
    body: await saveSelf(work, received.body, network),
  }),
  'POST /api/speakers/self/picture': async ({ received, network }) => ({
    status: 200,
    body: await changeOwnPicture(work, received.body, network),
  }),
});
