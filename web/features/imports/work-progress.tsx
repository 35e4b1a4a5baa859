import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import type { Import } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './import-screen.module.css';

/** How far its work is; it goes on without anybody looking. */
export function WorkProgress({ row }: { row: Import }) {
  const t = useTranslations('imports');
  const { state, handled, rows } = row;
  const isReading = state === 'reading';
  const step = state === 'checking' || state === 'running' ? state : 'undoing';
  const part = isReading || rows === 0 ? 100 : (100 * handled) / rows;
  return (
    <section className={classes.work} aria-live="polite">
      <p>{isReading ? t('one.reading') : t(`one.working.${step}`, { handled, rows })}</p>
      <Progress
        value={part}
        striped={isReading}
        animated={isReading}
        aria-label={t(`states.${state}`)}
      />
      <p className={classes.soft}>{t('one.mayLeave')}</p>
    </section>
  );
}
