import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './rating-stars.module.css';

const most = 5;
const places = Array.from({ length: most }, (_, place) => place + 1);

/** How good a lead is, to be read at a glance. */
export function ShownRating({ rating }: { rating: number }) {
  const t = useTranslations('dropcards.leads');
  if (rating === 0) {
    return (
      <>
        <span aria-hidden>{'–'}</span>
        <span className="visually-hidden">{t('notRated')}</span>
      </>
    );
  }
  return (
    <span className={classes.shown}>
      <span className="visually-hidden">{t('rated', { count: rating })}</span>
      {places.map((place) => {
        const Mark = place <= rating ? IconStarFilled : IconStar;
        return <Mark key={place} size={14} aria-hidden />;
      })}
    </span>
  );
}

interface RatingStarsProps {
  rating: number;
  onRate: (rating: number) => void;
}

/** The same, to be chosen: one of five, or none. */
export function RatingStars({ rating, onRate }: RatingStarsProps) {
  const t = useTranslations('dropcards.leads');
  const name = useId();
  return (
    <fieldset className={classes.stars}>
      <legend>{t('rating')}</legend>
      <div className={classes.row}>
        {places.map((place) => (
          <label key={place} data-filled={place <= rating || undefined} title={String(place)}>
            <input
              type="radio"
              name={name}
              checked={place === rating}
              aria-label={t('rated', { count: place })}
              onChange={() => onRate(place)}
            />
            {place <= rating ? (
              <IconStarFilled size={24} aria-hidden />
            ) : (
              <IconStar size={24} stroke={1.5} aria-hidden />
            )}
          </label>
        ))}
        <label className={classes.none} hidden={rating === 0}>
          <input type="radio" name={name} checked={rating === 0} onChange={() => onRate(0)} />
          {t('unrate')}
        </label>
      </div>
    </fieldset>
  );
}
