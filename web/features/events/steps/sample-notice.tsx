import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './steps.module.css';
import { useSample } from './use-sample.ts';

/** Above the page of a sample: what it is, and how it goes. */
export function SampleNotice({ eventId }: { eventId: number }) {
  const t = useTranslations('first-steps.sample');
  const { removing } = useSample();
  return (
    <aside className={classes.sample} aria-label={t('title')}>
      <p>
        <strong>{t('title')}</strong> {t('text')}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        loading={removing.isPending}
        onClick={() => removing.mutate(eventId)}
      >
        {t('remove')}
      </Button>
    </aside>
  );
}
