import type { UnseenChats } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { unseenOptions } from './chat.api.ts';
import classes from './chat-badge.module.css';
import { listenToUnseen } from './chat.live.ts';

/** How much waits behind an entry of the menu. */
export function ChatBadge({ what }: { what: keyof UnseenChats }) {
  const t = useTranslations('chat.row');
  const client = useQueryClient();
  const { data } = useQuery(unseenOptions());
  useEffect(() => listenToUnseen(client), [client]);
  const count = data?.[what] ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('unseen', { count })}</span>
    </span>
  );
}
