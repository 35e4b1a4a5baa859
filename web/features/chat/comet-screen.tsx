import type { Conversation } from '@plenum/contract';
import { IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../ui/state-message.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import type { Happening } from './lines/lines.rows.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ConversationPane } from './rooms/conversation-pane.tsx';
import { NewChatButton } from './rooms/new-chat-button.tsx';
import { OwnStatus } from './own-status.tsx';
import { PrivateHead } from './rooms/private-head.tsx';
import { PrivateList } from './rooms/private-list.tsx';

interface CometScreenProps {
  /** Whose people can be found; without an event nobody new is. */
  eventId: number | undefined;
  conversationId: number | undefined;
  line: number | undefined;
  /** What another feature can do about a conversation: a call. */
  deeds?: (conversation: Conversation) => ReactNode;
  /** What another feature knows happened in the open conversation. */
  happenings?: readonly Happening[];
}

/** Private conversations, and who asks to talk. */
export function CometScreen(props: CometScreenProps) {
  const { eventId, conversationId, line, deeds, happenings = [] } = props;
  const t = useTranslations('chat.comet');
  usePageTitle(t('title'));
  return (
    <ChatFrame
      title={t('title')}
      tools={
        <>
          <OwnStatus />
          {eventId !== undefined && <NewChatButton eventId={eventId} />}
        </>
      }
      isOpen={conversationId !== undefined}
      list={<PrivateList openId={conversationId} />}
    >
      {conversationId === undefined ? (
        <StateMessage icon={IconMessages} title={t('chooseTitle')} text={t('chooseText')} />
      ) : (
        <ConversationPane
          key={conversationId}
          conversationId={conversationId}
          focusSequence={line}
          happenings={happenings}
          header={<PrivateHead conversationId={conversationId} eventId={eventId} deeds={deeds} />}
        />
      )}
    </ChatFrame>
  );
}
