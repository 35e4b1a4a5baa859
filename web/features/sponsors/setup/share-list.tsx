import type { Sponsor } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { sharesOf } from '../strip/strip.rotation.ts';
import classes from '../sponsors-screen.module.css';

interface ShareListProps {
  wheel: readonly number[];
  sponsors: readonly Sponsor[];
}

/** How much of the time each sponsor of a placement gets. */
export function ShareList({ wheel, sponsors }: ShareListProps) {
  const t = useTranslations('sponsors.preview');
  const format = useFormatter();
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <details className={classes.shares}>
      <summary>{t('shares')}</summary>
      <ul>
        {sharesOf(wheel).map(({ id, share }) => (
          <li key={id}>
            <bdi>{sponsors.find((sponsor) => sponsor.id === id)?.name}</bdi>
            <span>{percent(share)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
