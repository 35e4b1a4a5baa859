import type { HallBooth, Tier, TierRules } from '@plenum/contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { HallCard } from './hall-card.tsx';
import classes from './hall-floor.module.css';
import type { WatchCard } from './use-hall-sight.ts';

interface HallTierProps {
  tier: Tier;
  size: TierRules['size'];
  booths: readonly HallBooth[];
  sight: WatchCard;
}

export function HallTier({ tier, size, booths, sight }: HallTierProps) {
  const t = useTranslations('hall');
  const id = useId();
  return (
    <section className={classes.tier} aria-labelledby={id}>
      <h2 id={id}>
        {t(`tiers.${tier}`)} <small>{t('count', { count: booths.length })}</small>
      </h2>
      <ul className={classes.booths} data-size={size} aria-labelledby={id}>
        {booths.map((booth) => (
          <HallCard key={booth.id} booth={booth} size={size} sight={sight} />
        ))}
      </ul>
    </section>
  );
}
