import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './program-list.module.css';

const cardsOf = [2, 3, 1, 3];

/** Shaped like a day of a program. */
export function ProgramSkeleton() {
  const t = useTranslations('shell');
  return (
    <output className={classes.day} aria-label={t('loading')}>
      <Skeleton width="240px" height={24} />
      {Array.from(cardsOf, (cards, place) => (
        <span key={place} className={classes.slot}>
          <Skeleton width="52px" height={16} />
          <span className={classes.cards}>
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} height={132} />
            ))}
          </span>
        </span>
      ))}
    </output>
  );
}
