import { Button } from '@mantine/core';
import type { NoticeGroup } from '@plenum/contract';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrokenPanel } from '../../ui/panel/broken-panel.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { NoticeDays } from './notice-days.tsx';
import { notices } from './notifications.live.ts';
import { PanelHead } from './panel-head.tsx';
import classes from './notifications-panel.module.css';
import { useArrows } from './use-arrows.ts';
import { useReadMarks } from './use-read-marks.ts';

export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('notifications');
  const [group, setGroup] = useState<NoticeGroup | null>(null);
  const query = useInfiniteQuery(notices.options(group));
  const panel = useArrows();
  const all = query.data && notices.rowsOf(query.data);
  const { markRead, markAllRead } = useReadMarks(all ?? [], group);
  return (
    <section ref={panel} className={classes.panel} aria-label={t('title')} tabIndex={-1}>
      <PanelHead group={group} onGroup={setGroup} onMarkAll={markAllRead} onClose={onClose} />
      {!all && query.isError && (
        <BrokenPanel isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!all && !query.isError && <LinesSkeleton lines={4} />}
      {all?.length === 0 && <Nothing isFiltered={group !== null} />}
      {all && all.length > 0 && <NoticeDays notifications={all} onRead={markRead} onGo={onClose} />}
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

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('notifications');
  return isFiltered ? (
    <StateMessage icon={IconBell} title={t('none')} text={t('noneText')} />
  ) : (
    <StateMessage icon={IconBell} title={t('emptyTitle')} text={t('emptyText')} />
  );
}
