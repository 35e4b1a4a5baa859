import type { MyEvent, Stage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { lists } from '../../features/chat/chat.live.ts';
import { ChannelHead } from '../../features/chat/rooms/channel-head.tsx';
import { ConversationPane } from '../../features/chat/rooms/conversation-pane.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';

/** About what is on; where nothing is, the lobby's. */
export function StageChat({ event, stage }: { event: MyEvent; stage: Stage }) {
  const { data } = useQuery(lists.options(event.id));
  if (!data) return <LinesSkeleton lines={6} />;
  const { sessionId = null } = stage.run ?? {};
  const about = data.conversations.find(
    ({ about: kind, subjectId }) => kind === 'session' && subjectId === sessionId,
  );
  const shown = about ?? data.conversations.find(({ about: kind }) => kind === 'lobby');
  if (!shown) return null;
  return (
    <ConversationPane
      key={shown.id}
      conversationId={shown.id}
      header={<ChannelHead conversationId={shown.id} />}
      isCompact
    />
  );
}
