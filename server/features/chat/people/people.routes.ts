import type { chatPeopleRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { answerTalk } from '../chat.answer.ts';
import { openDirect } from '../rooms/rooms.direct.ts';
import { addMembers, makeGroup, renameGroup } from '../rooms/rooms.groups.ts';
import { leaveGroup } from '../rooms/rooms.leave-group.ts';
import { chooseNotify, listMine } from '../rooms/rooms.mine.ts';
import { block, chooseStatus, readSelf, unblock } from '../chat.self.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });
const made = async <T>(body: Promise<T>) => ({ status: 201 as const, body: await body });
const done = async (deed: Promise<void>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const chatPeopleHandlers = (work: Work): Handlers<typeof chatPeopleRoutes> => ({
  'GET /api/chat/conversations': ({ person }) => ok(listMine(work.db, person)),
  'POST /api/chat/conversations/direct': ({ person, received: { body } }) =>
    ok(openDirect(work, person, body.personId)),
  'POST /api/chat/conversations/:conversationId/answer': ({ person, received }) =>
    done(answerTalk(work, person, received.params.conversationId, received.body.isAccepted)),
  'POST /api/chat/conversations/groups': ({ person, received }) =>
    made(makeGroup(work, person, received.body)),
  'PATCH /api/chat/conversations/:conversationId': ({ person, received: { params, body } }) =>
    ok(renameGroup(work, person, params.conversationId, body.title)),
  'POST /api/chat/conversations/:conversationId/members': ({ person, received }) =>
    ok(addMembers(work, person, received.params.conversationId, received.body.personIds)),
  'DELETE /api/chat/conversations/:conversationId/members/:personId': ({ person, received }) =>
    done(leaveGroup(work, person, received.params.conversationId, received.params.personId)),
  'PUT /api/chat/conversations/:conversationId/notify': ({ person, received }) =>
    ok(chooseNotify(work, person, received.params.conversationId, received.body.notify)),
  'GET /api/chat/self': ({ person }) => ok(readSelf(work.db, person)),
  'PATCH /api/chat/self': ({ person, received }) =>
    ok(chooseStatus(work, person, received.body.status)),
  'PUT /api/chat/blocks/:personId': ({ person, received }) =>
    ok(block(work, person, received.params.personId)),
  'DELETE /api/chat/blocks/:personId': ({ person, received }) =>
    ok(unblock(work, person, received.params.personId)),
});
