import type { Line } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type History, learn, put } from './lines.history.ts';

/** The histories of one conversation that are kept: its own and those of open threads. */
export const linesKey = (conversationId: number) => ['chat-lines', conversationId] as const;

export const historyKey = (conversationId: number, threadId: number | null) =>
  [...linesKey(conversationId), threadId ?? 'main'] as const;

export function changeHistories(
  client: QueryClient,
  conversationId: number,
  change: (known: History) => History,
): void {
  client.setQueriesData<History>(
    { queryKey: linesKey(conversationId) },
    (known) => known && change(known),
  );
}

/** A call answered with the line as it is now. */
export const learnLine = (
  client: QueryClient,
  conversationId: number,
  line: Line,
  me: number,
): void => changeHistories(client, conversationId, (known) => learn(known, line, me));

/** A line as it will be, before the server has said so. */
export const showLine = (
  client: QueryClient,
  conversationId: number,
  line: Line,
  me: number,
): void => changeHistories(client, conversationId, (known) => put(known, line, me));
