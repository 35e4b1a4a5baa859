import type { UnseenChats } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CountBadge } from '../../ui/count-badge.tsx';
import { unseen } from './chat.live.ts';

/** How much waits behind an entry of the menu. */
export function ChatBadge({ what }: { what: keyof UnseenChats }) {
  const t = useTranslations('chat.row');
  const { data } = useQuery(unseen.options(undefined));
  return <CountBadge count={data?.[what] ?? 0} words={(count) => t('unseen', { count })} />;
}
