import { Button, Drawer } from '@mantine/core';
import type { DashboardCard } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './arrange-drawer.module.css';
import { ArrangeList } from './arrange-list.tsx';
import type { Arranged } from './use-arranged.ts';

interface ArrangeDrawerProps {
  arranged: Arranged;
  usual: readonly DashboardCard[];
  opened: boolean;
  onClose: () => void;
}

/** Which cards stand on the first page, and where; what is done here shows behind it at once. */
export function ArrangeDrawer({ arranged, usual, opened, onClose }: ArrangeDrawerProps) {
  const t = useTranslations('dashboard.arrange');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={420}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <div className={classes.body}>
        <p className={classes.lead}>{t('lead')}</p>
        <ArrangeList arranged={arranged} usual={usual} />
        <Button variant="default" disabled={arranged.isUsual} onClick={arranged.reset}>
          {t('reset')}
        </Button>
      </div>
    </Drawer>
  );
}
