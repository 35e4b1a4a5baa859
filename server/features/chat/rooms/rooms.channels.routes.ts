import type { chatChannelsRoutes } from '@plenum/contract/features/chat/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { follow, listChannels, setRules } from './rooms.channels.ts';
import { addTopic, closeTopic, renameTopic } from './rooms.topics.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200 as const, body: await body });

export const chatChannelsHandlers = (work: Work): Handlers<typeof chatChannelsRoutes> => ({
  'GET /api/events/:eventId/channels': ({ person, received }) =>
    ok(listChannels(work, person, received.params.eventId)),
  'POST /api/events/:eventId/channels': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await addTopic(work, person, params.eventId, body.title),
  }),
  'PATCH /api/chat/channels/:conversationId': ({ person, received: { params, body } }) =>
    ok(renameTopic(work, person, params.conversationId, body.title)),
  'DELETE /api/chat/channels/:conversationId': async ({ person, received }) => {
    await closeTopic(work, person, received.params.conversationId);
    return { status: 200, body: {} };
  },
  'PATCH /api/chat/channels/:conversationId/rules': ({ person, received: { params, body } }) =>
    ok(setRules(work, person, params.conversationId, body)),
  'PUT /api/chat/channels/:conversationId/follow': ({ person, received: { params, body } }) =>
    ok(follow(work, person, params.conversationId, body.isFollowing)),
});
