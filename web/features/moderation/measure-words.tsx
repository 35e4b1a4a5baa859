import type { Measure } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './moderation.module.css';

/** What was done and why, and how long it lasts. */
export function MeasureWords({ measure }: { measure: Measure }) {
  const t = useTranslations('moderation');
  const format = useFormatter();
  const { kind, until, isOver, reason, at } = measure;
  const day = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={classes.measure}>
      <p className={classes.marks}>
        <span className={classes.mark} data-kind={isOver ? 'over' : kind}>
          {t(`measures.kinds.${kind}`)}
        </span>
        <span className={classes.soft}>
          {day(at)}
          {kind !== 'warn' &&
            ` · ${until ? t('measures.until', { at: day(until) }) : t('measures.endless')}`}
          {isOver && ` · ${t('measures.over')}`}
        </span>
      </p>
      <p dir="auto">{reason}</p>
    </div>
  );
}
