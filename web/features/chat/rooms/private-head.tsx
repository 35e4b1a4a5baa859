import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { conversations } from '../chat.live.ts';
import { ChatHead } from '../chat-head.tsx';
import { PrivateMark } from './private-list.tsx';
import { PrivateMenu } from './private-menu.tsx';
import { SearchButton } from '../lines/search-drawer.tsx';
import { useConversationTitle } from './use-conversation-title.ts';

interface PrivateHeadProps {
  conversationId: number;
  eventId: number | undefined;
  deeds: ((conversation: Conversation) => ReactNode) | undefined;
}

export function PrivateHead({ conversationId, eventId, deeds }: PrivateHeadProps) {
  const t = useTranslations('chat.head');
  const title = useConversationTitle();
  const { data } = useQuery(conversations.options(conversationId));
  if (!data) return <ChatHead back="/comet-chat" title="" />;
  return (
    <ChatHead
      back="/comet-chat"
      mark={<PrivateMark conversation={data} />}
      title={title(data)}
      detail={data.kind === 'group' && <span>{t('members', { count: data.members })}</span>}
    >
      {deeds?.(data)}
      <SearchButton conversation={data} />
      <PrivateMenu conversation={data} eventId={eventId} />
    </ChatHead>
  );
}
