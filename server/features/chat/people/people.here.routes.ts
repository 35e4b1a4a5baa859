import type { chatHereRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { hereIn } from './people.here.ts';
import { marksIn } from '../lines/lines.marks.ts';
import { idsIn, presencesFor } from './people.presence.ts';

export const chatHereHandlers = (work: Work): Handlers<typeof chatHereRoutes> => ({
  'GET /api/chat/conversations/:conversationId/here': async ({ person, received }) => ({
    status: 200,
    body: await hereIn(work, person, received.params.conversationId),
  }),
  'GET /api/chat/conversations/:conversationId/seen': async ({ person, received }) => ({
    status: 200,
    body: await marksIn(work, person, received.params.conversationId),
  }),
  'GET /api/chat/presence': async ({ person, received }) => ({
    status: 200,
    body: await presencesFor(work, person, idsIn(received.query.personIds)),
  }),
});
