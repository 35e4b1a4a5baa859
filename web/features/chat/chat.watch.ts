import type { QueryClient } from '@tanstack/react-query';
import { teach } from '../../platform/live/teach.ts';
import { sendCommand, whenConnected } from '../../platform/socket-client.ts';
import { knowHead } from './lines/lines.history.ts';
import { historiesOf } from './lines/lines.live.ts';

function watch(client: QueryClient, conversationId: number): () => void {
  const askWhereItStands = async () => {
    const { sequence } = await sendCommand('chat.watch', { conversationId });
    teach(
      client,
      historiesOf(conversationId, (known) => knowHead(known, sequence)),
    );
  };
  const forget = whenConnected(() => askWhereItStands().catch(() => undefined));
  return () => {
    forget();
    void sendCommand('chat.unwatch', { conversationId }).catch(() => undefined);
  };
}

const watched = new Map<number, { count: number; stop: () => void }>();

/** Hears a conversation as long as somebody here looks at it; twice open, it is heard once. */
export function watchConversation(client: QueryClient, conversationId: number): () => void {
  const known = watched.get(conversationId) ?? { count: 0, stop: watch(client, conversationId) };
  known.count += 1;
  watched.set(conversationId, known);
  return () => {
    known.count -= 1;
    if (known.count > 0) return;
    watched.delete(conversationId);
    known.stop();
  };
}
