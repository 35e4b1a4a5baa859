import { Button } from '@mantine/core';
import type { DashboardCard } from '@plenum/contract';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Arranged } from '../../features/dashboard/use-arranged.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const ArrangeDrawer = lazyPart(async () => {
  const [{ ArrangeDrawer: Drawer }] = await Promise.all([
    import('../../features/dashboard/arrange-drawer.tsx'),
    loadTexts('dashboard'),
  ]);
  return Drawer;
});

interface ArrangePlaceProps {
  arranged: Arranged;
  usual: readonly DashboardCard[];
}

/** Opens what puts the cards in order; it is loaded when somebody wants it. */
export function ArrangePlace(props: ArrangePlaceProps) {
  const t = useTranslations('frame.dashboard');
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconLayoutDashboard size={16} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {t('arrange')}
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <ArrangeDrawer {...props} opened={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
