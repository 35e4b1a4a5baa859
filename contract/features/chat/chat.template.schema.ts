import * as Type from 'typebox';
import { EchoedId, Id, Instant } from '../../kernel/values.ts';
import { PersonStatus } from './chat.schema.ts';

/** The spec's shapes: a chat has the id of its contact. */
export const Contact = Type.Object({
  id: Id('chat.contact'),
  fullName: Type.String(),
  role: Type.String(),
  about: Type.String(),
  avatar: Type.String(),
  status: PersonStatus,
});
export type Contact = Type.Static<typeof Contact>;

const Message = Type.Object({
  message: Type.String(),
  time: Instant,
  senderId: Type.Integer(),
});
export const ContactChat = Type.Object({
  id: Type.Integer(),
  userId: Type.Integer(),
  unseenMsgs: Type.Integer(),
  chat: Type.Array(Message),
});
export type ContactChat = Type.Static<typeof ContactChat>;

const ChatOutline = Type.Object({
  id: Type.Integer(),
  unseenMsgs: Type.Integer(),
  lastMessage: Message,
});
const ContactWithChat = Type.Object({ ...Contact.properties, chat: ChatOutline });

export const ChatsAndContacts = Type.Object({
  chatsContacts: Type.Array(ContactWithChat),
  contacts: Type.Array(Type.Object({ ...Contact.properties, chat: Type.Optional(ChatOutline) })),
  profileUser: Type.Object({
    id: Type.Integer(),
    avatar: Type.String(),
    fullName: Type.String(),
    status: PersonStatus,
  }),
});
export type ChatsAndContacts = Type.Static<typeof ChatsAndContacts>;

export const ProfileUser = Type.Object({
  ...Contact.properties,
  id: Type.Integer(),
  settings: Type.Object({
    isTwoStepAuthVerificationEnabled: Type.Boolean(),
    isNotificationsOn: Type.Boolean(),
  }),
});
export type ProfileUser = Type.Static<typeof ProfileUser>;

export const OpenedChat = Type.Object({ chat: Type.Optional(ContactChat), contact: Contact });
export type OpenedChat = Type.Static<typeof OpenedChat>;

/** Old clients echo the whole conversation; only these two are read. */
export const SentMessage = Type.Object({
  obj: Type.Object({
    contact: Type.Object({ id: EchoedId('chat.contact') }),
    message: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
  }),
});
export type SentMessage = Type.Static<typeof SentMessage>;

export const MessageSent = Type.Object({
  response: Type.Object({
    newMessageData: Message,
    id: Type.Integer(),
    chat: Type.Optional(ContactChat),
  }),
});
export type MessageSent = Type.Static<typeof MessageSent>;
