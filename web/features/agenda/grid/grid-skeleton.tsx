import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './grid-skeleton.module.css';

const heights = [64, 120, 88, 150, 96, 70, 132, 80];

/** Shaped like the grid that comes. */
export function GridSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.screen} aria-label={t('loading')}>
      <Skeleton width="220px" height={28} />
      <Skeleton width="320px" height={36} />
      <span className={classes.grid}>
        {heights.map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </span>
    </output>
  );
}
