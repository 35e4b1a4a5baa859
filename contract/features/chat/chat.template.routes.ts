import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  ChatsAndContacts,
  MessageSent,
  OpenedChat,
  ProfileUser,
  SentMessage,
} from './chat.template.schema.ts';

/** The spec's four calls, on the store of direct conversations. */
export const chatTemplateRoutes = {
  'GET /apps/chat/chats-and-contacts': {
    summary: 'Whom I talk to, and whom I could talk to',
    access: 'signed-in',
    replies: { 200: ChatsAndContacts },
  },
  'GET /apps/chat/users/profile-user': {
    summary: 'The signed-in person, as chat shows them',
    access: 'signed-in',
    replies: { 200: ProfileUser },
  },
  'GET /apps/chat/get-chat': {
    summary: 'A contact and our conversation, where there is one; nothing of it is unseen then',
    access: 'signed-in',
    query: Type.Object({ id: Id('chat.contact') }),
    replies: { 200: OpenedChat },
  },
  'POST /apps/chat/send-msg': {
    summary: 'Say something to a contact; who is signed in says it, whatever the body tells',
    access: 'signed-in',
    repeats: 'once',
    body: SentMessage,
    replies: { 201: MessageSent },
    problems: ['chat.not_accepted', 'chat.not_reachable', 'moderation.muted'],
  },
} as const satisfies RouteTable;
