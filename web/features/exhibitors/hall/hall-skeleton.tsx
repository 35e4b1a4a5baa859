import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './hall-floor.module.css';

const tiers = [
  { size: 'large', booths: 2, height: 320 },
  { size: 'medium', booths: 3, height: 200 },
  { size: 'small', booths: 5, height: 220 },
] as const;

/** Shaped like the floor. */
export function HallSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.floor} aria-label={t('loading')}>
      <Skeleton height={36} />
      <Skeleton height={36} />
      {tiers.map(({ size, booths, height }) => (
        <span key={size} className={classes.tier}>
          <Skeleton width="140px" height={20} />
          <span className={classes.booths} data-size={size}>
            {Array.from({ length: booths }, (_, place) => (
              <Skeleton key={place} height={height} />
            ))}
          </span>
        </span>
      ))}
    </output>
  );
}
