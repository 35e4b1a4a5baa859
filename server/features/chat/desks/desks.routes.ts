import type { chatDesksRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { openBoothChat, openHelp, readMyHelp } from './desks.ask-desk.ts';
import { readHelpDesk, readInbox, readMyBooths, setAlert } from './desks.ts';
import { addReply, changeReply, listReplies, removeReply } from './desks.replies.ts';
import { handOver, setRequestState, takeRequest } from './desks.deal.ts';
import { mailTranscript } from './desks.transcript.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const chatDesksHandlers = (work: Work): Handlers<typeof chatDesksRoutes> => ({
  'GET /api/events/:eventId/help': ({ person, received: { params } }) =>
    ok(readMyHelp(work, person, params.eventId)),
  'POST /api/events/:eventId/help': ({ person, received: { params } }) =>
    ok(openHelp(work, person, params.eventId)),
  'GET /api/events/:eventId/help-desk': ({ person, received: { params, query } }) =>
    ok(readHelpDesk(work, person, params.eventId, query)),
  'PUT /api/events/:eventId/help-desk': ({ person, received: { params, body } }) =>
    ok(setAlert(work, person, params.eventId, body.alertMinutes)),
  'POST /api/events/:eventId/hall/:exhibitorId/chat': ({ person, received: { params } }) =>
    ok(openBoothChat(work, person, params.eventId, params.exhibitorId)),
  'GET /api/booths/:exhibitorId/inbox': ({ person, received: { params, query } }) =>
    ok(readInbox(work, person, params.exhibitorId, query)),
  'GET /api/chat/booths': ({ person }) => ok(readMyBooths(work, person)),
  'POST /api/chat/requests/:conversationId/take': ({ person, received: { params } }) =>
    ok(takeRequest(work, person, params.conversationId)),
  'POST /api/chat/requests/:conversationId/hand-over': ({ person, received: { params, body } }) =>
    ok(handOver(work, person, params.conversationId, body.personId)),
  'POST /api/chat/requests/:conversationId/state': ({ person, received: { params, body } }) =>
    ok(setRequestState(work, person, params.conversationId, body.state)),
  'POST /api/chat/requests/:conversationId/transcript': ({ person, received: { params } }) =>
    ok(mailTranscript(work, person, params.conversationId)),
  'GET /api/events/:eventId/saved-replies': ({ person, received: { params } }) =>
    ok(listReplies(work, person, params.eventId)),
  'POST /api/events/:eventId/saved-replies': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await addReply(work, person, params.eventId, body),
  }),
  'PATCH /api/events/:eventId/saved-replies/:replyId': ({ person, received: { params, body } }) =>
    ok(changeReply(work, person, params, body)),
  'DELETE /api/events/:eventId/saved-replies/:replyId': ({ person, received: { params } }) =>
    ok(removeReply(work, person, params)),
});
