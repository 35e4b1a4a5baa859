import { Button } from '@mantine/core';
import type { ExhibitorSetup, Tier } from '@plenum/contract';
import { IconAdjustments, IconInbox, IconRulerMeasure } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { ChangeSearch } from '../exhibitors.places.ts';
import classes from './exhibitors-screen.module.css';
import { TierLinks } from './tier-links.tsx';

interface ExhibitorsHeadProps {
  tier: Tier;
  setup: ExhibitorSetup | undefined;
  onAddress: ChangeSearch;
}

export function ExhibitorsHead({ tier, setup, onAddress }: ExhibitorsHeadProps) {
  const t = useTranslations('exhibitors');
  const waiting = setup?.applications ?? 0;
  const rules = setup?.tiers.find((one) => one.tier === tier);
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h1>{t(`titles.${tier}`)}</h1>
        {rules && (
          <p>
            {t('allows', {
              staff: rules.staff,
              documents: rules.documents,
              products: rules.products,
              links: rules.links,
              size: t(`sizes.${rules.size}`),
            })}
          </p>
        )}
      </div>
      {setup && (
        <>
          <div className={classes.actions}>
            <Button
              variant={waiting > 0 ? 'light' : 'default'}
              leftSection={<IconInbox size={18} />}
              onClick={() => onAddress({ panel: 'applications' })}
            >
              {t('applicationsButton', { count: waiting })}
            </Button>
            <Button
              variant="default"
              leftSection={<IconRulerMeasure size={18} />}
              onClick={() => onAddress({ panel: 'tier' })}
            >
              {t('panels.tier', { tier: t(`tiers.${tier}`) })}
            </Button>
            <Button
              variant="default"
              leftSection={<IconAdjustments size={18} />}
              onClick={() => onAddress({ panel: 'rules' })}
            >
              {t('panels.rules')}
            </Button>
          </div>
          <TierLinks exhibitors={setup.exhibitors} />
        </>
      )}
    </header>
  );
}
