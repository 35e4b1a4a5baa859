import { Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { BrokenPanel } from '../../../ui/panel/broken-panel.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { feedOptions } from './mine.feed.ts';
import { FeedAddress } from './feed-address.tsx';
import classes from './my-agenda.module.css';
import { useFeed } from './use-feed.ts';

/** My agenda in my own calendar, by an address that only I know. */
export function FeedPanel({ eventId }: { eventId: number }) {
  const t = useTranslations('my-agenda.feed');
  const query = useQuery(feedOptions(eventId));
  const { url, isMaking, make, end } = useFeed(eventId);
  const { data } = query;
  return (
    <Panel title={t('title')}>
      {!data && query.isError && (
        <BrokenPanel isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {!data && !query.isError && <LinesSkeleton lines={2} />}
      {data && (
        <div className={classes.panel}>
          {url ? <FeedAddress url={url} /> : <p>{t('text')}</p>}
          {data.createdAt === null ? (
            <Button
              loading={isMaking}
              leftSection={<IconCalendarShare size={18} aria-hidden />}
              onClick={make}
            >
              {t('make')}
            </Button>
          ) : (
            <Existing
              createdAt={data.createdAt}
              readAt={data.readAt}
              isMaking={isMaking}
              onRenew={make}
              onEnd={end}
            />
          )}
        </div>
      )}
    </Panel>
  );
}

interface ExistingProps {
  createdAt: string;
  readAt: string | null;
  isMaking: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

/** Either choice ends the address that calendars have: both are asked about first. */
function Existing({ createdAt, readAt, isMaking, onRenew, onEnd }: ExistingProps) {
  const t = useTranslations('my-agenda.feed');
  const format = useFormatter();
  const now = useNow();
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const [shown, setShown] = useState<'renew' | 'end'>('end');
  const ask = (what: 'renew' | 'end') => {
    setShown(what);
    setAsked(what);
  };
  return (
    <>
      <p>
        {t('made', { day: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })}{' '}
        {readAt ? t('read', { when: format.relativeTime(new Date(readAt), now) }) : t('unread')}
      </p>
      <div className={classes.choices}>
        <Button variant="default" loading={isMaking} onClick={() => ask('renew')}>
          {t('renew')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => ask('end')}>
          {t('end')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={t(`${shown}Title`)}
        text={t(`${shown}Text`)}
        stay={t('keep')}
        go={t(shown)}
        onStay={() => setAsked(null)}
        onGo={() => {
          setAsked(null);
          if (shown === 'renew') onRenew();
          else onEnd();
        }}
      />
    </>
  );
}
