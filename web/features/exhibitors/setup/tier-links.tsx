import type { ExhibitorLine } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ofTier } from './setup.order.ts';
import { tiers } from '../exhibitors.places.ts';
import classes from './exhibitors-screen.module.css';

/** From tier to tier, each with how many stand in it. */
export function TierLinks({ exhibitors }: { exhibitors: readonly ExhibitorLine[] }) {
  const t = useTranslations('exhibitors');
  return (
    <nav className={classes.tiers} aria-label={t('tiersLabel')}>
      {tiers.map((tier) => (
        <Link
          key={tier}
          to="/exhibitors/$tier"
          params={{ tier }}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(`tiers.${tier}`)} <span>{ofTier(exhibitors, tier).length}</span>
        </Link>
      ))}
    </nav>
  );
}
