import type { RatingPage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { Stars } from '../stars.tsx';
import { ratings } from './orders.live.ts';
import classes from './product-ratings.module.css';
import { RatingForm } from './rating-form.tsx';

/** What those who bought it say, and a place for who has. */
export function ProductRatings({ productId }: { productId: number }) {
  const t = useTranslations('orders.ratings');
  const { data } = useQuery(ratings.options(productId));
  if (!data || (data.total === 0 && !data.canRate)) return null;
  return (
    <section className={classes.ratings} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {data.canRate && <RatingForm productId={productId} mine={data.mine} />}
      <Said ratings={data.ratings} />
    </section>
  );
}

function Said({ ratings: said }: Pick<RatingPage, 'ratings'>) {
  const t = useTranslations('orders.ratings');
  if (said.length === 0) return null;
  return (
    <ul className={classes.said}>
      {said.map(({ stars, words, at }) => (
        <li key={at}>
          <span className={classes.head}>
            <Stars rating={stars} ratings={1} />
            <RelativeTime at={at} />
          </span>
          <p dir="auto">{words}</p>
          <span className={classes.by}>{t('by')}</span>
        </li>
      ))}
    </ul>
  );
}
