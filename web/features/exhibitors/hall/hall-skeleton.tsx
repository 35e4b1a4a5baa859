import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './hall-floor.module.css';

const tiers = [
  { size: 'large', booths: 2 },
  { size: 'medium', booths: 4 },
  { size: 'small', booths: 6 },
] as const;

/** Shaped like the floor. */
export function HallSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.floor} aria-label={t('loading')}>
      <Skeleton height={36} />
      {tiers.map(({ size, booths }) => (
        <span key={size} className={classes.tier}>
          <Skeleton width="140px" height={20} />
          <span className={classes.booths} data-size={size}>
            {Array.from({ length: booths }, (_, place) => (
              <Skeleton key={place} height={136} />
            ))}
          </span>
        </span>
      ))}
    </output>
  );
}
