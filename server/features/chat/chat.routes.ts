import type { chatRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { readConversation } from './rooms/rooms.conversation.ts';
import { deleteLine, editLine } from './lines/lines.edit.ts';
import { hideLine } from './lines/lines.hide.ts';
import { listChanges, listLines, listPinned, readThread } from './lines/lines.history.ts';
import { pinLine } from './lines/lines.pin.ts';
import { react } from './lines/lines.react.ts';
import { markRead, readUnseen } from './lines/lines.read.ts';
import { say } from './lines/lines.say.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });
const made = async <T>(body: Promise<T>) => ({ status: 201 as const, body: await body });

export const chatHandlers = (work: Work): Handlers<typeof chatRoutes> => ({
  'GET /api/chat/unseen': ({ person }) => ok(readUnseen(work, person)),
  'GET /api/chat/conversations/:conversationId': ({ person, received: { params } }) =>
    ok(readConversation(work, person, params.conversationId)),
  'GET /api/chat/conversations/:conversationId/lines': ({ person, received: { params, query } }) =>
    ok(listLines(work, person, params.conversationId, query)),
  'GET /api/chat/conversations/:conversationId/changes': ({ person, received }) =>
    ok(listChanges(work, person, received.params.conversationId, received.query.after)),
  'GET /api/chat/conversations/:conversationId/threads/:lineId': ({ person, received }) =>
    ok(readThread(work, person, received.params.conversationId, received.params.lineId)),
  'GET /api/chat/conversations/:conversationId/pinned': ({ person, received: { params } }) =>
    ok(listPinned(work, person, params.conversationId)),
  'POST /api/chat/conversations/:conversationId/lines': ({ person, received: { params, body } }) =>
    made(say(work, person, params.conversationId, body)),
  'PATCH /api/chat/conversations/:conversationId/lines/:lineId': ({ person, received }) =>
    ok(editLine(work, person, received.params, received.body.text)),
  'DELETE /api/chat/conversations/:conversationId/lines/:lineId': ({ person, received }) =>
    ok(deleteLine(work, person, received.params)),
  'POST /api/chat/conversations/:conversationId/lines/:lineId/reactions': ({ person, received }) =>
    ok(react(work, person, received.params, received.body)),
  'POST /api/chat/conversations/:conversationId/lines/:lineId/pin': ({ person, received }) =>
    ok(pinLine(work, person, received.params, received.body.isPinned)),
  'POST /api/chat/conversations/:conversationId/lines/:lineId/hide': ({ person, received }) =>
    ok(hideLine(work, person, received.params, received.body.reason)),
  'POST /api/chat/conversations/:conversationId/read': ({ person, received: { params, body } }) =>
    ok(markRead(work, person, params.conversationId, body.sequence)),
});
