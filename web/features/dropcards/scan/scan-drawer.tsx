import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from '../leads/lead-drawer.module.css';
import { ScanPanel } from './scan-panel.tsx';

interface ScanDrawerProps {
  exhibitorId: number;
  opened: boolean;
  onClose: () => void;
}

/** Takes cards at the booth, one after the other; the camera is on only while it is open. */
export function ScanDrawer({ exhibitorId, opened, onClose }: ScanDrawerProps) {
  const t = useTranslations('dropcards.scan');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={480}
      title={t('title')}
      classNames={{ header: classes.header ?? '', body: classes.body ?? '' }}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <ScanPanel exhibitorId={exhibitorId} />
    </Drawer>
  );
}
