import { Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { MenuArea } from './menu-area.tsx';
import { SideMenu } from './side-menu.tsx';
import classes from '../top/top-bar.module.css';

interface PhoneDrawerProps {
  shortName: string;
  isOpen: boolean;
  onClose: () => void;
}

export function PhoneDrawer({ shortName, isOpen, onClose }: PhoneDrawerProps) {
  const t = useTranslations('shell.menu');
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size="280px" padding={0}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('label')}>
        <Drawer.Body>
          <MenuArea className={classes.phoneSide}>
            <SideMenu label={t('label')} shortName={shortName} onNavigate={onClose} />
          </MenuArea>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
