import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './person-cards-skeleton.module.css';

const places = [0, 1, 2, 3, 4, 5];

export function PersonCardsSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.cards} aria-label={t('loading')}>
      {places.map((place) => (
        <span key={place} className={classes.card}>
          <span className={classes.who}>
            <Skeleton height={52} isRound />
            <span className={classes.words}>
              <Skeleton width="60%" height={16} />
              <Skeleton width="85%" />
            </span>
          </span>
          <Skeleton width="70%" height={20} />
          <Skeleton width="30%" height={30} />
        </span>
      ))}
    </output>
  );
}
