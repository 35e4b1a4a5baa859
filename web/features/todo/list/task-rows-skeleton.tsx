import { useTranslations } from 'use-intl';
import classes from './task-rows-skeleton.module.css';

const widths = ['62%', '38%', '54%', '71%', '45%', '58%', '33%', '66%'];

/** Shaped like the rows to come; the style sheet shows it only when the wait can be felt. */
export function TaskRowsSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.rows} aria-label={t('loading')}>
      {widths.map((width) => (
        <div key={width} className={classes.row}>
          <span className={classes.circle} />
          <span className={classes.bar} style={{ width }} />
          <span className={classes.circle} />
        </div>
      ))}
    </output>
  );
}
