import type { Conversation, Conversations, Line } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../platform/messages.ts';
import {
  channelsOptions,
  chatKey,
  conversationOptions,
  hereOptions,
  marksOptions,
  privateOptions,
  selfOptions,
  unseenOptions,
} from './chat.api.ts';
import { withMark } from './lines/lines.marks.ts';

/** How a conversation stands changed: wherever it is shown. */
export function reviseConversation(
  client: QueryClient,
  conversationId: number,
  revise: (known: Conversation) => Conversation,
): void {
  client.setQueryData(
    conversationOptions(conversationId).queryKey,
    (known) => known && revise(known),
  );
  for (const list of ['channels', 'private']) {
    client.setQueriesData<Conversations>(
      { queryKey: [...chatKey, list] },
      (known) =>
        known && {
          conversations: known.conversations.map((one) =>
            one.id === conversationId ? revise(one) : one,
          ),
        },
    );
  }
}

/** A call answered with the conversation as it is now. */
export const learnConversation = (client: QueryClient, conversation: Conversation): void => {
  client.setQueryData(conversationOptions(conversation.id).queryKey, conversation);
  reviseConversation(client, conversation.id, () => conversation);
};

const breathMs = 10_000;

const shownLine = ({ text, at, author, state, files }: Line): Conversation['lastLine'] => ({
  text: text.slice(0, 200),
  at,
  author,
  state,
  hasFiles: files.length > 0,
});

/** What was said last stands in the lists at once. */
function showLast(client: QueryClient, conversationId: number, line: Line, me: number): void {
  reviseConversation(client, conversationId, (known) => {
    const isNew = line.sequence > known.sequence;
    if (!isNew || line.threadId !== null) {
      return { ...known, sequence: Math.max(known.sequence, line.changed) };
    }
    const isTheirs = line.author?.id !== me && known.standing !== 'reader';
    return {
      ...known,
      sequence: Math.max(known.sequence, line.changed),
      lastLine: shownLine(line),
      unseen: Math.min(100, known.unseen + Number(isTheirs)),
      mentions: known.mentions + Number(line.mentions.some(({ id }) => id === me)),
    };
  });
}

/** What is read again after a gap; lines heal by their numbers. */
const afterGap = [
  'channels',
  'private',
  'conversation',
  'pinned',
  'here',
  'marks',
  'self',
] as const;

/** Keeps the lists as the server has them; the answer stops it. */
export function listenToLists(client: QueryClient, me: number): () => void {
  const again = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  const readLists = () => {
    again([...chatKey, 'channels']);
    again(privateOptions().queryKey);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was said last in a channel nobody here looks at; a busy event is no reason to ask all the time. */
  const readChannelsLater = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      again([...chatKey, 'channels']);
    }, breathMs);
  };
  const forgets = [
    onMessage('chat.changes', ({ conversationId, changes }) => {
      for (const { line } of changes) if (line) showLast(client, conversationId, line, me);
      const isKnown = client
        .getQueryData(privateOptions().queryKey)
        ?.conversations.some(({ id }) => id === conversationId);
      const isChannel = client
        .getQueriesData<Conversations>({ queryKey: [...chatKey, 'channels'] })
        .some(([, list]) => list?.conversations.some(({ id }) => id === conversationId));
      if (!isKnown && !isChannel) again(privateOptions().queryKey);
    }),
    onMessage('chat.stirred', ({ conversationId, sequence }) => {
      reviseConversation(client, conversationId, (known) =>
        sequence > known.sequence ? { ...known, sequence } : known,
      );
      readChannelsLater();
    }),
    onMessage('chat.conversation_changed', ({ conversationId }) => {
      again(conversationOptions(conversationId).queryKey);
      readLists();
    }),
    onMessage('chat.channels_changed', ({ eventId }) => again(channelsOptions(eventId).queryKey)),
    onMessage('chat.read', ({ conversationId, readSequence, unseen, mentions }) =>
      reviseConversation(client, conversationId, (known) => ({
        ...known,
        readSequence: Math.max(known.readSequence, readSequence),
        unseen,
        mentions,
      })),
    ),
    onMessage('chat.seen', (told) => {
      const { queryKey } = marksOptions(told.conversationId);
      const known = client.getQueryData(queryKey);
      const next = known && withMark(known, told);
      if (next) client.setQueryData(queryKey, next);
      else again(queryKey);
    }),
    onMessage('chat.here', ({ conversationId, count }) =>
      client.setQueryData(
        hereOptions(conversationId).queryKey,
        (known) => known && { ...known, count },
      ),
    ),
    onMessage('chat.self_changed', () => {
      again(selfOptions().queryKey);
      readLists();
    }),
    onReconnect(() => {
      for (const part of afterGap) again([...chatKey, part]);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const forget of forgets) forget();
  };
}

/** Badges follow what is said and read, with a breath between two readings. */
export function listenToUnseen(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void client.invalidateQueries({ queryKey: unseenOptions().queryKey });
    }, 1_000);
  };
  const forgets = [
    onMessage('chat.changes', readSoon),
    onMessage('chat.read', readSoon),
    onMessage('chat.conversation_changed', readSoon),
    onMessage('chat.desk_changed', readSoon),
    onMessage('notifications.added', readSoon),
    onReconnect(readSoon),
  ];
  return () => {
    clearTimeout(timer);
    for (const forget of forgets) forget();
  };
}
