import { Button } from '@mantine/core';
import type { CalendarImport } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './import-panel.module.css';

interface ImportLookProps {
  look: CalendarImport;
  name: string;
  isDone: boolean;
  isBusy: boolean;
  onBring: () => void;
  onAnother: () => void;
  onUndo: () => void;
  onDone: () => void;
}

export function ImportLook({ look, name, isDone, isBusy, ...does }: ImportLookProps) {
  const t = useTranslations('calendar.import');
  const { created, changed, same, titles, faults } = look;
  const comes = created + changed;
  return (
    <section className={classes.look} aria-live="polite">
      <h3>{t(isDone ? 'brought' : 'wouldBring', { name })}</h3>
      <ul className={classes.counts}>
        <li>{t('created', { count: created })}</li>
        <li>{t('changed', { count: changed })}</li>
        <li>{t('same', { count: same })}</li>
      </ul>
      {!isDone && titles.length > 0 && (
        <ul className={classes.titles}>
          {[...new Set(titles)].map((title) => (
            <li key={title}>
              <bdi>{title}</bdi>
            </li>
          ))}
          {comes > titles.length && <li>{t('andMore', { count: comes - titles.length })}</li>}
        </ul>
      )}
      {faults.length > 0 && (
        <>
          <h4>{t('faults', { count: faults.length })}</h4>
          <ul className={classes.titles}>
            {faults.map(({ title, reason }) => (
              <li key={`${title} ${reason}`}>
                <bdi>{title || t('untitled')}</bdi>: {t(`reasons.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.foot}>
        {isDone ? (
          <>
            <Button onClick={does.onDone}>{t('done')}</Button>
            <Button variant="default" disabled={isBusy} onClick={does.onUndo}>
              {t('undo')}
            </Button>
          </>
        ) : (
          <>
            <Button loading={isBusy} disabled={comes === 0} onClick={does.onBring}>
              {t('bring')}
            </Button>
            <Button variant="default" disabled={isBusy} onClick={does.onAnother}>
              {t('cancel')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
