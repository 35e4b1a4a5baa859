import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../ui/skeleton.tsx';
import classes from './product-cards.module.css';

/** Shaped like what comes. */
export function ShopSkeleton({ view = 'grid' }: { view?: string | undefined }) {
  const t = useTranslations('shell');
  return (
    <output className={classes.cards} data-view={view} aria-label={t('loading')}>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} height={view === 'list' ? 158 : 340} />
      ))}
    </output>
  );
}
