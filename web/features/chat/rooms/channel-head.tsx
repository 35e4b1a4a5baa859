import { ActionIcon } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ChannelMenu } from './channel-menu.tsx';
import { conversations } from '../chat.live.ts';
import { ChatHead } from '../chat-head.tsx';
import { HereButton } from './here-drawer.tsx';
import { SearchButton } from '../lines/search-drawer.tsx';
import { useConversationDeeds } from './use-conversation-deeds.ts';
import { useConversationTitle } from './use-conversation-title.ts';

/** What stands above a channel: its name, its rules, who is here. */
export function ChannelHead({ conversationId }: { conversationId: number }) {
  const { data } = useQuery(conversations.options(conversationId));
  const title = useConversationTitle();
  if (!data) return <ChatHead back="/live-chat" title="" />;
  return (
    <ChatHead back="/live-chat" title={title(data)} detail={<Rules conversation={data} />}>
      <HereButton conversationId={data.id} />
      <SearchButton conversation={data} />
      <FollowButton conversation={data} />
      <ChannelMenu conversation={data} />
    </ChatHead>
  );
}

function Rules({ conversation: { rules } }: { conversation: Conversation }) {
  const t = useTranslations('chat.rules');
  const { slowSeconds, isPaused, followersOnly, holdsNewcomers } = rules;
  return (
    <>
      {isPaused && <span>{t('paused')}</span>}
      {slowSeconds > 0 && <span>{t('slow', { seconds: slowSeconds })}</span>}
      {followersOnly && <span>{t('followersOnly')}</span>}
      {holdsNewcomers && <span>{t('holdsNewcomers')}</span>}
    </>
  );
}

function FollowButton({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.head');
  const { follow, isBusy } = useConversationDeeds(conversation);
  const { isFollowing } = conversation;
  const Star = isFollowing ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      color={isFollowing ? 'yellow' : 'gray'}
      size="lg"
      aria-pressed={isFollowing}
      aria-label={t('follow')}
      loading={isBusy}
      onClick={() => void follow(!isFollowing)}
    >
      <Star size={20} stroke={1.75} />
    </ActionIcon>
  );
}
