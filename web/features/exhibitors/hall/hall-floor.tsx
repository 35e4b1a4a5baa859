import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { fits } from './hall.floor.ts';
import { isHallFiltered, noHallFilters } from './hall.places.ts';
import { tiersAt, turnAt } from './hall.rotation.ts';
import classes from './hall-floor.module.css';
import { HallTier } from './hall-tier.tsx';
import { useHallPlace } from './use-hall-place.ts';
import { useHallSight } from './use-hall-sight.ts';

/** Tier by tier; inside a tier nobody stands first for longer than the others. */
export function HallFloor() {
  const t = useTranslations('hall');
  const place = useHallPlace();
  const { hall, search, change, event } = place;
  const turn = turnAt(useNow(), hall.rotationMinutes);
  const sight = useHallSight(event.id);
  const sizes = new Map(hall.sizes.map(({ tier, size }) => [tier, size]));
  const shown = hall.booths.filter((booth) => fits(booth, search, place));
  const tiers = tiersAt([...sizes.keys()], shown, turn);
  return (
    <>
      <output className="visually-hidden">
        {isHallFiltered(search) && t('count', { count: shown.length })}
      </output>
      {shown.length === 0 && (
        <StateMessage
          icon={IconFilterOff}
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Button variant="default" onClick={() => change(noHallFilters)}>
              {t('filters.clear')}
            </Button>
          }
        />
      )}
      <div className={classes.floor} data-view={search.view ?? 'floor'}>
        {tiers
          .filter(({ booths }) => booths.length > 0)
          .map(({ tier, booths }) => (
            <HallTier
              key={tier}
              tier={tier}
              booths={booths}
              size={sizes.get(tier) ?? 'small'}
              sight={sight}
            />
          ))}
      </div>
      <p className={classes.fair}>{t('fair', { minutes: hall.rotationMinutes })}</p>
    </>
  );
}
