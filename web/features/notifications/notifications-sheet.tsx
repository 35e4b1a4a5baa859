import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { NotificationsPanel } from './notifications-panel.tsx';

interface NotificationsSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** On a phone, from below and over the page. */
export function NotificationsSheet({ isOpen, onClose }: NotificationsSheetProps) {
  const t = useTranslations('notifications');
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size="88dvh" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('title')}>
        <Drawer.Body>
          <NotificationsPanel onClose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
