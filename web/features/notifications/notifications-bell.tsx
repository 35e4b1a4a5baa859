import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { lazyPart } from '../../platform/lazy-part.ts';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.tsx';
import classes from './notifications-bell.module.css';
import { unreadOptions } from './notifications.api.ts';
import { listenToNotifications } from './notifications.live.ts';
import { useNoticeWords } from './use-notice-words.ts';

const Panel = lazyPart(async () => (await import('./notifications-panel.tsx')).NotificationsPanel);

const most = 99;

/** How much is unread, and all of it behind. What is new is said at once. */
export function NotificationsBell() {
  const t = useTranslations('notifications');
  const format = useFormatter();
  const client = useQueryClient();
  const words = useNoticeWords();
  const [isOpen, setOpen] = useState(false);
  const unread = useQuery(unreadOptions()).data?.unread ?? 0;
  const say = useEffectEvent((added: Parameters<typeof words>[0]) => {
    if (!isOpen) showToast({ text: words(added) });
  });
  useEffect(() => listenToNotifications(client, (added) => say(added)), [client]);
  const count = unread > most ? t('many', { most }) : format.number(unread);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(420px, calc(100vw - 16px))"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('open', { count: unread })}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={20} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {count}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <Suspense fallback={<LinesSkeleton lines={4} />}>
          <Panel onClose={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
