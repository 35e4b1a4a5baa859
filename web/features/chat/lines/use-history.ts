import type { Conversation, LinesQuery } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readLines, readThread } from '../chat.api.ts';
import { extend, type History, historyOf, knowHead, threadOf } from './lines.history.ts';
import { historyKey } from './lines.ts';
import { watchConversation } from '../chat.watch.ts';
import { useMe } from '../desks/use-owner.ts';

const pageSize = 60;

const isLoaded = (history: History | undefined, sequence: number) =>
  history?.lines.some((line) => line.sequence === sequence) ?? false;

/** Where reading begins: at a line that was asked for, at the first unread one, else at the end. */
const beginningOf = ({ unseen, readSequence }: Conversation, focus: number | undefined) => {
  const around = focus ?? (unseen > 0 ? readSequence : undefined);
  return { limit: pageSize, ...(around === undefined ? {} : { around }) } satisfies LinesQuery;
};

/** A conversation's history, live; more of it is read where somebody scrolls. */
export function useHistory(conversation: Conversation, focus: number | undefined) {
  const client = useQueryClient();
  const me = useMe();
  const { id } = conversation;
  const key = historyKey(id, null);
  const query = useQuery({
    queryKey: key,
    queryFn: async () => historyOf(await readLines(id, beginningOf(conversation, focus))),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => watchConversation(client, id, me), [client, id, me]);

  const asking = useRef(false);
  const once = async (ask: () => Promise<void>) => {
    if (asking.current) return;
    asking.current = true;
    // Scrolling on asks again.
    await ask().catch(() => undefined);
    asking.current = false;
  };
  const readMore = (side: 'before' | 'after') => {
    const known = query.data;
    const edge = (side === 'before' ? known?.lines[0] : known?.lines.at(-1))?.sequence;
    const hasMore = side === 'before' ? known?.hasBefore : known?.hasAfter;
    if (edge === undefined || !hasMore) return;
    void once(async () => {
      const page = await readLines(id, { [side]: edge, limit: pageSize });
      client.setQueryData<History>(key, (now) => now && extend(now, side, edge, page));
    });
  };
  const replace = async (place: LinesQuery) => {
    const page = await readLines(id, { ...place, limit: pageSize });
    client.setQueryData<History>(key, (now) => knowHead(historyOf(page), now?.head ?? 0));
  };
  return {
    query,
    history: query.data,
    readMore,
    /** Brings a line into the piece that is here; false: it stands in a thread, or nowhere. */
    reach: async (sequence: number): Promise<boolean> => {
      const isHere = () => isLoaded(client.getQueryData<History>(key), sequence);
      if (!isHere()) await replace({ around: sequence });
      return isHere();
    },
    reachEnd: async () => {
      if (client.getQueryData<History>(key)?.hasAfter) await replace({});
    },
  };
}

export type Reading = ReturnType<typeof useHistory>;

/** What was answered to a line, live as long as its conversation is. */
export function useThread(conversationId: number, lineId: number) {
  return useQuery({
    queryKey: historyKey(conversationId, lineId),
    queryFn: async () => {
      const thread = await readThread(conversationId, lineId);
      return { ...threadOf(thread), root: thread.root };
    },
    // Opened again, it may have missed something while nobody heard the conversation.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
