import type { UnseenChats } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { CountBadge } from '../../ui/count-badge.tsx';
import { unseenOptions } from './chat.api.ts';
import { listenToUnseen } from './chat.live.ts';

/** How much waits behind an entry of the menu. */
export function ChatBadge({ what }: { what: keyof UnseenChats }) {
  const t = useTranslations('chat.row');
  const client = useQueryClient();
  const { data } = useQuery(unseenOptions());
  useEffect(() => listenToUnseen(client), [client]);
  return <CountBadge count={data?.[what] ?? 0} words={(count) => t('unseen', { count })} />;
}
