import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { everyConversation } from '../chat.api.ts';
import { desksKey } from './desks.api.ts';

/** A burst is read once. */
const burstMs = 150;

/** Keeps desks, inboxes and my own questions as they are; the answer stops it. */
export function listenToDesks(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    // The one that is open stands beside its list and says the same.
    void client.invalidateQueries({ queryKey: everyConversation });
    void client.invalidateQueries({
      queryKey: desksKey,
      predicate: ({ queryKey }) => queryKey[1] !== 'replies',
    });
  };
  const readSoon = () => {
    timer ??= setTimeout(read, burstMs);
  };
  const forgets = [
    onMessage('chat.desk_changed', readSoon),
    onMessage('chat.changes', readSoon),
    onMessage('chat.read', readSoon),
    onMessage('chat.conversation_changed', readSoon),
    onReconnect(readSoon),
  ];
  return () => {
    clearTimeout(timer);
    for (const forget of forgets) forget();
  };
}
