import type { MyEvent } from '@plenum/contract';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconMessages } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { sendCommand, whenConnected } from '../../platform/socket-client.ts';
import { StateMessage } from '../../ui/state-message.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { ChannelHead } from './rooms/channel-head.tsx';
import { ChannelList } from './rooms/channel-list.tsx';
import { lists } from './chat.live.ts';
import type { SessionTimes } from './rooms/rooms.channels.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ConversationPane } from './rooms/conversation-pane.tsx';
import { TopicButton } from './rooms/topic-button.tsx';

interface LiveScreenProps {
  event: MyEvent;
  conversationId: number | undefined;
  line: number | undefined;
  times: SessionTimes;
}

/** The event's channels, and the one that is open; on a desk the lobby to begin with. */
export function LiveScreen({ event, conversationId, line, times }: LiveScreenProps) {
  const t = useTranslations('chat.live');
  const isWide = useMediaQuery('(min-width: 62.01em)', false, { getInitialValueInEffect: false });
  const { data } = useQuery(lists.options(event.id));
  usePageTitle(t('title'));
  useEffect(
    () =>
      whenConnected(() =>
        sendCommand('chat.watch_event', { eventId: event.id }).catch(() => undefined),
      ),
    [event.id],
  );
  const lobby = data?.conversations.find(({ about }) => about === 'lobby');
  const shownId = conversationId ?? (isWide ? lobby?.id : undefined);
  return (
    <ChatFrame
      title={t('title')}
      tools={<TopicButton eventId={event.id} />}
      isOpen={conversationId !== undefined}
      list={<ChannelList event={event} openId={shownId} times={times} />}
    >
      {shownId === undefined ? (
        <StateMessage icon={IconMessages} title={t('chooseTitle')} text={t('chooseText')} />
      ) : (
        <ConversationPane
          key={shownId}
          conversationId={shownId}
          focusSequence={line}
          header={<ChannelHead conversationId={shownId} />}
        />
      )}
    </ChatFrame>
  );
}
