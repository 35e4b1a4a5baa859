import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  ChatSelf,
  ChatSelfInput,
  DirectInput,
  GroupInput,
  NewGroup,
  NewMembers,
  NotifyInput,
  TalkAnswer,
} from './chat.people.schema.ts';
import { Conversation, Conversations } from './chat.schema.ts';

const conversationId = Id('chat.conversation');
const params = Type.Object({ conversationId });
const groupId = Id('chat.group');
const groupParams = Type.Object({ conversationId: groupId });
const personId = Id('chat.person');

/** Direct and group conversations, and whom I want to hear. */
export const chatPeopleRoutes = {
  'GET /api/chat/conversations': {
    summary: 'My direct and group conversations, and who asks to talk to me',
    access: 'signed-in',
    replies: { 200: Conversations },
  },
  'POST /api/chat/conversations/direct': {
    summary:
      'My conversation with a person; it is theirs once a first line is there, strangers accept first',
    access: 'signed-in',
    repeats: 'same',
    body: DirectInput,
    replies: { 200: Conversation },
    problems: ['chat.not_reachable'],
  },
  'POST /api/chat/conversations/:conversationId/answer': {
    summary:
      'Accept somebody’s request to talk to me, or refuse it; they do not learn of a refusal',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ conversationId: Id('chat.talk') }),
    body: TalkAnswer,
    replies: { 200: Empty },
  },
  'POST /api/chat/conversations/groups': {
    summary: 'Make a group; strangers are asked first',
    access: 'signed-in',
    repeats: 'once',
    body: NewGroup,
    replies: { 201: Conversation },
    problems: ['chat.not_reachable', 'chat.too_many_groups'],
  },
  'PATCH /api/chat/conversations/:conversationId': {
    summary: 'Name a group anew: its owner',
    access: 'signed-in',
    repeats: 'once',
    params: groupParams,
    body: GroupInput,
    replies: { 200: Conversation },
  },
  'POST /api/chat/conversations/:conversationId/members': {
    summary: 'Ask people into a group: its owner',
    access: 'signed-in',
    repeats: 'once',
    params: groupParams,
    body: NewMembers,
    replies: { 200: Conversation },
    problems: ['chat.not_reachable', 'chat.group_full'],
  },
  'DELETE /api/chat/conversations/:conversationId/members/:personId': {
    summary: 'Leave a group, or as its owner put somebody out',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ conversationId: groupId, personId: Id('chat.member') }),
    replies: { 200: Empty },
  },
  'PUT /api/chat/conversations/:conversationId/notify': {
    summary: 'Which notifications I want from it',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: NotifyInput,
    replies: { 200: Conversation },
  },
  'GET /api/chat/self': {
    summary: 'What status I chose, and whom I blocked',
    access: 'signed-in',
    replies: { 200: ChatSelf },
  },
  'PATCH /api/chat/self': {
    summary: 'Choose a status; busy is left alone by calls and notices',
    access: 'signed-in',
    repeats: 'same',
    body: ChatSelfInput,
    replies: { 200: ChatSelf },
  },
  'PUT /api/chat/blocks/:personId': {
    summary: 'Block a person: they reach me no more and are not told',
    access: 'signed-in',
    repeats: 'same',
    params: Type.Object({ personId }),
    replies: { 200: ChatSelf },
  },
  'DELETE /api/chat/blocks/:personId': {
    summary: 'Unblock a person',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ personId }),
    replies: { 200: ChatSelf },
  },
} as const satisfies RouteTable;
