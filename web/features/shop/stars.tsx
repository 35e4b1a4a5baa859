import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './stars.module.css';

interface StarsProps {
  /** Null: nobody gave any. */
  rating: number | null;
  ratings: number;
}

const all = [1, 2, 3, 4, 5];

/** What those who have it think of it. */
export function Stars({ rating, ratings }: StarsProps) {
  const t = useTranslations('shop.stars');
  const format = useFormatter();
  if (rating === null) return null;
  const mean = format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const full = Math.round(rating);
  return (
    <span className={classes.stars}>
      <span className="visually-hidden">{t('label', { mean, ratings })}</span>
      <span aria-hidden className={classes.row}>
        {all.map((star) =>
          star <= full ? (
            <IconStarFilled key={star} size={14} />
          ) : (
            <IconStar key={star} size={14} />
          ),
        )}
      </span>
      <span aria-hidden className={classes.count}>
        {t('count', { mean, ratings })}
      </span>
    </span>
  );
}
