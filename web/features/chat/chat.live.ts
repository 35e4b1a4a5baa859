import type {
  ChatSelf,
  Conversation,
  Conversations,
  Here,
  SeenMarks,
  UnseenChats,
} from '@plenum/contract';
import type { CallReply } from '../../platform/api-client.ts';
import { again, type Effect, readAgain, type Words } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import {
  chatKey,
  readChannels,
  readConversation,
  readHere,
  readMarks,
  readPinned,
  readPrivate,
  readSelf,
  readUnseen,
} from './chat.api.ts';
import { type After, afterChanges, afterReading } from './chat.standing.ts';
import { ownId } from './desks/use-owner.ts';
import { withMark } from './lines/lines.marks.ts';

/** A burst at a desk is read once. */
const burstMs = 150;

type Revise<State> = (known: State, conversationId: number, after: After) => State | typeof again;

/** What is said and read changes how one stands in a conversation, wherever that is shown. */
const standing = <State>(revise: Revise<State>): Words<unknown, State> => ({
  'chat.changes': ({ conversationId, changes }) => ({
    step: (known) => revise(known, conversationId, afterChanges(changes, ownId())),
  }),
  'chat.read': ({ conversationId, ...read }) => ({
    step: (known) => revise(known, conversationId, afterReading(read)),
  }),
});

const reviseOne: Revise<Conversation> = (known, id, after) =>
  known.id === id ? after(known) : known;

const isIn = ({ conversations }: Conversations, conversationId: number) =>
  conversations.some(({ id }) => id === conversationId);

const reviseListed: Revise<Conversations> = (known, id, after) => {
  const { conversations } = known;
  const place = conversations.findIndex((one) => one.id === id);
  const one = conversations[place];
  const next = one && after(one);
  if (!next || next === one) return known;
  return next === again ? again : { conversations: conversations.with(place, next) };
};

export const conversations = liveAnswer<Conversation, number>({
  key: [...chatKey, 'conversation'],
  read: readConversation,
  // What is said in it counts up, and so does what is read of it.
  isVersioned: true,
  told: () => ({
    ...standing(reviseOne),
    'chat.conversation_changed': ({ conversationId }) => readAgain((id) => id === conversationId),
    'chat.desk_changed': ({ conversationId }) => readAgain((id) => id === conversationId, burstMs),
  }),
});

/** Channels of an event, or whom I talk to. */
export const lists = liveAnswer<Conversations, number | 'private'>({
  key: [...chatKey, 'lists'],
  read: (list, signal) => (list === 'private' ? readPrivate(signal) : readChannels(list, signal)),
  isVersioned: true,
  told: () => ({
    ...standing(reviseListed),
    'chat.conversation_changed': ({ conversationId }) => ({
      step: (known, list) => (list === 'private' || isIn(known, conversationId) ? again : known),
    }),
    // Of a channel nobody here looks at; a busy event is no reason to ask all the time.
    'chat.stirred': () => readAgain((list) => list !== 'private', 10_000),
    'chat.channels_changed': ({ eventId }) => readAgain((list) => list === eventId),
    'chat.self_changed': () => readAgain(),
  }),
});

/** A call answered with the conversation as it was then. */
export function answered(conversation: Conversation): Effect[] {
  const after: After = (known) => (known.sequence > conversation.sequence ? again : conversation);
  return [
    conversations.changed((known) => reviseOne(known, conversation.id, after)),
    lists.changed((known) => reviseListed(known, conversation.id, after)),
  ];
}

/** Badges follow what is said and read, with a breath between two readings. */
const countAgain = () => readAgain(undefined, 1_000);

export const unseen = liveAnswer<UnseenChats>({
  key: [...chatKey, 'unseen'],
  read: (_, signal) => readUnseen(signal),
  told: () => ({
    'chat.changes': countAgain,
    'chat.read': countAgain,
    'chat.conversation_changed': countAgain,
    'chat.desk_changed': countAgain,
    'notifications.added': countAgain,
  }),
});

type Pinned = CallReply<'GET /api/chat/conversations/:conversationId/pinned'>;

export const pinned = liveAnswer<Pinned, number>({
  key: [...chatKey, 'pinned'],
  read: readPinned,
  told: () => ({
    'chat.changes': ({ conversationId, changes }) => ({
      step: (known, id) => {
        const isMeant = changes.some(
          ({ line }) => line && (line.isPinned || known.lines.some((one) => one.id === line.id)),
        );
        return id === conversationId && isMeant ? again : known;
      },
    }),
  }),
});

export const here = liveAnswer<Here, number>({
  key: [...chatKey, 'here'],
  read: readHere,
  staleTime: 0,
  told: () => ({
    'chat.here': ({ conversationId, count }) => ({
      step: (known, id) =>
        id !== conversationId || count === known.count ? known : { ...known, count },
    }),
  }),
});

/** How far the others have read. */
export const marks = liveAnswer<SeenMarks, number>({
  key: [...chatKey, 'marks'],
  read: readMarks,
  isVersioned: true,
  // Opened again, somebody may have read on while nobody heard the conversation.
  staleTime: 0,
  told: () => ({
    'chat.seen': ({ conversationId, ...mark }) => ({
      step: (known, id) => (id === conversationId ? (withMark(known, mark) ?? again) : known),
    }),
  }),
});

export const self = liveAnswer<ChatSelf>({
  key: [...chatKey, 'self'],
  read: (_, signal) => readSelf(signal),
  told: () => ({ 'chat.self_changed': () => readAgain() }),
});
