import { Button } from '@mantine/core';
import type { Place, UpgradeOffers } from '@plenum/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

const UpgradeDialog = lazy(async () => ({
  default: (await import('./upgrade-dialog.tsx')).UpgradeDialog,
}));

interface OwnUpgradeProps {
  token: string;
  place: Place;
  offers: UpgradeOffers | undefined;
  languages: readonly string[];
  /** Who comes with it. */
  name: string;
}

/** Where there is something dearer for this place. */
export function OwnUpgrade({ token, place, offers, languages, name }: OwnUpgradeProps) {
  const t = useTranslations('booking-page.upgrade');
  const [isOpen, setOpen] = useState(false);
  const upgrades = offers?.upgrades.filter(({ placeId }) => placeId === place.id) ?? [];
  if (!offers || upgrades.length === 0) return null;
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        aria-haspopup="dialog"
        aria-label={t('openFor', { name })}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <UpgradeDialog
            token={token}
            upgrades={upgrades}
            currency={offers.currency}
            languages={languages}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
