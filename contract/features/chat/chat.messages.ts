import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { LineChange, PersonStatus } from './chat.schema.ts';

const conversationId = Type.Integer();

export const chatMessages = {
  /** To who has it open, and to members: one frame for all changes of a tick, by number. */
  'chat.changes': Type.Object({ conversationId, changes: Type.Array(LineChange) }),
  /** To a person or to who has it open: how they stand in it, its rules or title changed; read it anew. */
  'chat.conversation_changed': Type.Object({ conversationId }),
  /** To everyone of an event who has its channels in sight: something was said; at most once a second each. */
  'chat.stirred': Type.Object({ conversationId, sequence: Type.Integer() }),
  /** To an event's people: channels came or went. */
  'chat.channels_changed': Type.Object({ eventId: Type.Integer() }),
  /** To my windows: how far I have read. */
  'chat.read': Type.Object({
    conversationId,
    readSequence: Type.Integer(),
    unseen: Type.Integer(),
    mentions: Type.Integer(),
    sequence: Type.Integer({ description: 'What was said up to here is counted.' }),
  }),
  /** To the others of a direct or group conversation: how far somebody has read. */
  'chat.seen': Type.Object({
    conversationId,
    personId: Type.Integer(),
    sequence: Type.Integer(),
  }),
  'chat.typing': Type.Object({
    conversationId,
    personId: Type.Integer(),
    fullName: Type.String(),
  }),
  /** Sampled: how many have it open. */
  'chat.here': Type.Object({ conversationId, count: Type.Integer() }),
  /** To who has this person in sight. */
  'chat.presence': Type.Object({ personId: Type.Integer(), status: PersonStatus }),
  /** To a person: status or blocks of their own changed in another window. */
  'chat.self_changed': Type.Object({}),
  /** To who sees to a desk, and to who asked: a question came, was taken, answered or closed. */
  'chat.desk_changed': Type.Object({
    eventId: Type.Integer(),
    exhibitorId: Type.Union([Type.Integer(), Type.Null()]),
    conversationId,
  }),
} as const satisfies MessageTable;
