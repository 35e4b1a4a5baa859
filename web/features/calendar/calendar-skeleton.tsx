import { useTranslations } from 'use-intl';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './calendar-screen.module.css';

/** Shaped like the weeks that come. */
export function CalendarSkeleton() {
  const t = useTranslations('calendar');
  const shell = useTranslations('shell');
  return (
    <div className={classes.screen}>
      <div className={classes.side} />
      <div className={classes.main}>
        <h1 className="visually-hidden">{t('name')}</h1>
        <output className={classes.wait} aria-label={shell('loading')}>
          {Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} height={72} />
          ))}
        </output>
      </div>
    </div>
  );
}
