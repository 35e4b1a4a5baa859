import { Button, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { inCalendarApp } from './mine.feed.ts';
import classes from './feed-address.module.css';

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr/qr-code.tsx')).QrCode }));

const apps = ['apple', 'google', 'outlook'] as const;

/** Told once: what to do with it stands beside it. */
export function FeedAddress({ url }: { url: string }) {
  const t = useTranslations('my-agenda.feed');
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
        <Button component="a" href={inCalendarApp(url)} variant="default" size="compact-sm">
          {t('open')}
        </Button>
      </div>
      <Suspense fallback={<Skeleton width="184px" height={184} />}>
        <QrCode text={inCalendarApp(url)} label={t('qr')} />
      </Suspense>
      <details className={classes.help}>
        <summary>{t('how')}</summary>
        <dl>
          {apps.map((app) => (
            <div key={app}>
              <dt>{t(`apps.${app}`)}</dt>
              <dd>{t(`steps.${app}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
