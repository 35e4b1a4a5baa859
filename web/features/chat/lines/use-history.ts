import type { Conversation, LinesQuery } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { teach } from '../../../platform/live/teach.ts';
import { watchConversation } from '../chat.watch.ts';
import type { History } from './lines.history.ts';
import { histories, readElsewhere, readMore, readPiece, type Side } from './lines.live.ts';

const isLoaded = (history: History | undefined, sequence: number) =>
  history?.lines.some((line) => line.sequence === sequence) ?? false;

/** Where reading begins: at a line that was asked for, at the first unread one, else at the end. */
const beginningOf = ({ unseen, readSequence }: Conversation, focus: number | undefined) => {
  const around = focus ?? (unseen > 0 ? readSequence : undefined);
  return around === undefined ? {} : { around };
};

/** A conversation's history, live; more of it is read where somebody scrolls. */
export function useHistory(conversation: Conversation, focus: number | undefined) {
  const client = useQueryClient();
  const { id, mayModerate } = conversation;
  const options = histories.options({ conversationId: id, threadId: null, mayModerate }, (signal) =>
    readPiece(id, beginningOf(conversation, focus), { signal }),
  );
  const query = useQuery(options);
  useEffect(() => watchConversation(client, id), [client, id]);

  const asking = useRef(false);
  const once = async (ask: () => Promise<void>) => {
    if (asking.current) return;
    asking.current = true;
    // Scrolling on asks again.
    await ask().catch(() => undefined);
    asking.current = false;
  };
  const more = async (side: Side) => {
    const found = query.data && (await readMore(id, side, query.data));
    if (found) teach(client, found);
  };
  const replace = async (place: LinesQuery) => teach(client, await readElsewhere(id, place));
  const now = () => client.getQueryData(options.queryKey);
  return {
    query,
    history: query.data,
    readMore: (side: Side) => void once(() => more(side)),
    /** Brings a line into the piece that is here; false: it stands in a thread, or nowhere. */
    reach: async (sequence: number): Promise<boolean> => {
      if (!isLoaded(now(), sequence)) await replace({ around: sequence });
      return isLoaded(now(), sequence);
    },
    reachEnd: async () => {
      if (now()?.hasAfter) await replace({});
    },
  };
}

export type Reading = ReturnType<typeof useHistory>;

/** What was answered to a line, live as long as its conversation is. */
export const useThread = ({ id, mayModerate }: Conversation, threadId: number) =>
  useQuery(histories.options({ conversationId: id, threadId, mayModerate }));
