import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { NoticeLine } from './notice-line.tsx';
import classes from './notifications-panel.module.css';
import { notificationsOptions } from './notifications.api.ts';
import { useReadMarks } from './use-read-marks.ts';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from one to the next, as in a menu. */
function useArrows() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const area = panel.current;
    if (!area) return;
    // It may come later than the focus that was to go into it.
    area.focus();
    const go = (event: KeyboardEvent) => goOn(area, event);
    area.addEventListener('keydown', go);
    return () => area.removeEventListener('keydown', go);
  }, []);
  return panel;
}

function goOn(area: HTMLElement, event: KeyboardEvent): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [...area.querySelectorAll<HTMLElement>('[data-notice]')];
  const here = links.findIndex((link) => link === document.activeElement);
  event.preventDefault();
  links.at(here < 0 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1))?.focus();
}

export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notifications');
  const query = useInfiniteQuery(notificationsOptions());
  const { markRead, markAllRead } = useReadMarks();
  const panel = useArrows();
  const all = query.data?.pages.flatMap((page) => page.notifications);
  const newest = all?.[0];
  const hasUnread = all?.some(({ isRead }) => !isRead);
  return (
    <section ref={panel} className={classes.panel} aria-label={t('title')} tabIndex={-1}>
      <div className={classes.head}>
        <h2>{t('title')}</h2>
        {hasUnread && newest && (
          <Button variant="subtle" size="compact-sm" onClick={() => markAllRead(newest.id)}>
            {t('markAll')}
          </Button>
        )}
      </div>
      {!all && query.isError && (
        <BrokenPanel isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!all && !query.isError && <LinesSkeleton lines={4} />}
      {all?.length === 0 && (
        <StateMessage icon={IconBell} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {all && all.length > 0 && (
        <ul className={classes.list}>
          {all.map((notification) => (
            <NoticeLine
              key={notification.id}
              notification={notification}
              onRead={() => markRead(notification.id)}
              onGo={onClose}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={classes.older}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}
