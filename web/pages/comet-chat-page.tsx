import { useParams, useSearch } from '@tanstack/react-router';
import { readChatSearch } from '../features/chat/chat.places.ts';
import { CometScreen } from '../features/chat/comet-screen.tsx';
import { useCurrentEvent } from '../platform/current-event.ts';

export function CometChatPage() {
  const { event } = useCurrentEvent();
  const { conversationId } = useParams({ strict: false });
  const { line } = readChatSearch(useSearch({ strict: false }));
  return (
    <CometScreen
      eventId={event?.id}
      conversationId={conversationId ? Number(conversationId) : undefined}
      line={line}
    />
  );
}
