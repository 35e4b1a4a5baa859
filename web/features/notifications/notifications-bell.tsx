import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Messages } from '@plenum/contract';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { onMessage } from '../../platform/messages.ts';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { BellButton } from './bell-button.tsx';
import classes from './notifications-bell.module.css';
import { isWorthSaying } from './notifications.saying.ts';
import { useNoticeWords } from './use-notice-words.ts';
import { usePushedLinks } from './use-pushed-links.ts';

const Panel = lazyPart(async () => (await import('./notifications-panel.tsx')).NotificationsPanel);
const Sheet = lazyPart(async () => (await import('./notifications-sheet.tsx')).NotificationsSheet);

/** How much is unread, and all of it behind. What is new is said at once. */
export function NotificationsBell() {
  const words = useNoticeWords();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const say = useEffectEvent(({ notification, isQuiet }: Messages['notifications.added']) => {
    if (isQuiet || isOpen || !isWorthSaying(notification, location.pathname)) return;
    showToast({ text: words(notification) });
  });
  useEffect(() => onMessage('notifications.added', (told) => say(told)), []);
  usePushedLinks();
  const close = () => setOpen(false);
  if (isPhone) {
    return (
      <>
        <BellButton onClick={() => setOpen(true)} />
        {isOpen && (
          <Suspense fallback={null}>
            <Sheet isOpen onClose={close} />
          </Suspense>
        )}
      </>
    );
  }
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
        <BellButton onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <Suspense fallback={<LinesSkeleton lines={4} />}>
          <Panel onClose={close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
