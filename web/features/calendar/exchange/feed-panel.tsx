import { Button, TextInput } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { BrokenPanel } from '../../../ui/panel/broken-panel.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { feedOptions } from './exchange.ts';
import classes from './feed-panel.module.css';
import { useCalendarFeed } from './use-calendar-feed.ts';

/** My calendar in other programs, by an address that only I know. */
export function FeedPanel() {
  const t = useTranslations('calendar.feed');
  const { data, isError, isFetching, refetch } = useQuery(feedOptions());
  const feed = useCalendarFeed();
  if (!data && isError)
    return <BrokenPanel isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={3} />;
  return (
    <div className={classes.feed}>
      <p>{t('lead')}</p>
      {feed.url && <Address url={feed.url} />}
      {data.createdAt === null ? (
        <Button
          loading={feed.isMaking}
          leftSection={<IconCalendarShare size={18} aria-hidden />}
          onClick={feed.make}
        >
          {t('make')}
        </Button>
      ) : (
        <Existing
          createdAt={data.createdAt}
          readAt={data.readAt}
          isMaking={feed.isMaking}
          onRenew={feed.make}
          onEnd={feed.end}
        />
      )}
    </div>
  );
}

/** Told once: what to do with it stands beside it. */
function Address({ url }: { url: string }) {
  const t = useTranslations('calendar.feed');
  return (
    <div className={classes.address}>
      <p>{t('once')}</p>
      <TextInput
        label={t('address')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.choices}>
        <CopyButton text={url} label={t('copy')} />
        <Button
          component="a"
          href={url.replace(/^https?:/, 'webcal:')}
          variant="default"
          size="compact-sm"
        >
          {t('openIn')}
        </Button>
      </div>
    </div>
  );
}

interface ExistingProps {
  createdAt: string;
  readAt: string | null;
  isMaking: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

/** Either choice ends the address that programs have: both are asked about first. */
function Existing({ createdAt, readAt, isMaking, onRenew, onEnd }: ExistingProps) {
  const t = useTranslations('calendar.feed');
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
