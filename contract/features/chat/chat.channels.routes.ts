import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import { FollowInput, TopicInput } from './chat.people.schema.ts';
import { Conversation, Conversations, RulesInput } from './chat.schema.ts';

const eventId = Id('events.event');
const params = Type.Object({ conversationId: Id('chat.channel') });

/** Open to everyone of an event: the lobby, topics, and one for each session and booth. */
export const chatChannelsRoutes = {
  'GET /api/events/:eventId/channels': {
    summary: 'The lobby, topics, sessions in their order, booths',
    access: 'signed-in',
    params: Type.Object({ eventId }),
    replies: { 200: Conversations },
  },
  'POST /api/events/:eventId/channels': {
    summary: 'Add a topic',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ eventId }),
    body: TopicInput,
    replies: { 201: Conversation },
    problems: ['chat.too_many_topics'],
  },
  'PATCH /api/chat/channels/:conversationId': {
    summary: 'Name a topic anew',
    access: 'admin',
    repeats: 'once',
    params,
    body: TopicInput,
    replies: { 200: Conversation },
  },
  'DELETE /api/chat/channels/:conversationId': {
    summary: 'Close a topic: nobody finds it any more',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
  },
  'PATCH /api/chat/channels/:conversationId/rules': {
    summary: 'Slow mode, pause, followers only, newcomers held: its moderators',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: RulesInput,
    replies: { 200: Conversation },
  },
  'PUT /api/chat/channels/:conversationId/follow': {
    summary: 'Follow a channel, or no more',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: FollowInput,
    replies: { 200: Conversation },
  },
} as const satisfies RouteTable;
