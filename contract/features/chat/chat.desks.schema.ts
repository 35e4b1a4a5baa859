import * as Type from 'typebox';
import { closed, Id, Nullable } from '../../kernel/values.ts';
import { ChatPerson, Conversation } from './chat.schema.ts';

/** My questions to the organisers of an event: one conversation, as long as the event lasts. */
export const MyHelp = Type.Object({ conversation: Nullable(Conversation) });
export type MyHelp = Type.Static<typeof MyHelp>;

export const DeskQuery = Type.Object({
  state: Type.Optional(Type.Enum(['open', 'mine', 'closed', 'all'])),
  from: Type.Optional(Type.String({ format: 'date', description: 'First asked then or later.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'First asked then or before.' })),
});
export type DeskQuery = Type.Static<typeof DeskQuery>;

/** Who waits longest first; then what is being seen to; then what is closed. */
export const Desk = Type.Object({
  requests: Type.Array(Conversation),
  counts: Type.Object({
    waiting: Type.Integer(),
    taken: Type.Integer(),
    answered: Type.Integer(),
    closed: Type.Integer(),
    missed: Type.Integer(),
  }),
  helpers: Type.Array(ChatPerson, { description: 'To whom a request can be handed over.' }),
  alertMinutes: Type.Integer({
    description: 'Unanswered for so long, everyone is alerted; 0: never.',
  }),
});
export type Desk = Type.Static<typeof Desk>;

export const DeskRules = Type.Object(
  { alertMinutes: Type.Integer({ minimum: 0, maximum: 1440 }) },
  closed,
);
export const HandOver = Type.Object({ personId: Id('chat.helper') }, closed);
export const RequestStateInput = Type.Object({ state: Type.Enum(['closed', 'waiting']) }, closed);

const reply = {
  title: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
};
export const SavedReply = Type.Object({ id: Id('chat.reply'), ...reply });
export type SavedReply = Type.Static<typeof SavedReply>;
export const SavedReplyInput = Type.Object(reply, closed);
export type SavedReplyInput = Type.Static<typeof SavedReplyInput>;
export const SavedReplies = Type.Object({ replies: Type.Array(SavedReply) });
export type SavedReplies = Type.Static<typeof SavedReplies>;
