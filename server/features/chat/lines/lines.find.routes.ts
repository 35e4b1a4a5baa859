import type { chatFindRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { listMembers } from '../rooms/rooms.members.ts';
import { searchLines } from './lines.search.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });

export const chatFindHandlers = (work: Work): Handlers<typeof chatFindRoutes> => ({
  'GET /api/chat/search': ({ person, received }) => ok(searchLines(work, person, received.query)),
  'GET /api/chat/conversations/:conversationId/members': ({
    person,
    received: { params, query },
  }) => ok(listMembers(work, person, params.conversationId, query.q)),
});
