import type { QueryClient } from '@tanstack/react-query';
import { onMessage, onReconnect } from '../../../platform/messages.ts';
import { templateKey } from './template.api.ts';

/** A burst of lines is read once. */
const burstMs = 120;

/** Keeps the template's screen as the store is; the answer stops it. */
export function listenToTemplate(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    const isSeen = document.visibilityState === 'visible';
    void client.invalidateQueries({
      queryKey: templateKey,
      refetchType: isSeen ? 'active' : 'none',
    });
    // The list may be read unseen: its badges are what calls the person back.
    if (!isSeen) void client.refetchQueries({ queryKey: [...templateKey, 'contacts'] });
  };
  const readSoon = () => {
    timer ??= setTimeout(read, burstMs);
  };
  const forgets = [
    onMessage('chat.changes', readSoon),
    onMessage('chat.read', readSoon),
    onMessage('chat.conversation_changed', readSoon),
    onMessage('chat.self_changed', readSoon),
    onReconnect(readSoon),
  ];
  return () => {
    clearTimeout(timer);
    for (const forget of forgets) forget();
  };
}
