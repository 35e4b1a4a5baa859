import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './hall-booth.module.css';

/** Shaped like a booth. */
export function HallBoothSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.booth} aria-label={t('loading')}>
      <Skeleton height={360} />
      <span className={classes.columns}>
        <Skeleton height={420} />
        <Skeleton height={420} />
      </span>
    </output>
  );
}
