import { ActionIcon, Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MenuArea } from './menu-area.tsx';
import { SideMenu } from './side-menu.tsx';
import classes from './top-bar.module.css';

/** On narrow screens, and where somebody has put the menu away. */
export function PhoneMenu({ shortName }: { shortName: string }) {
  const t = useTranslations('shell.menu');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <ActionIcon
        className={classes.phoneMenu}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('open')}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Drawer.Root opened={opened} onClose={close} size="280px" padding={0}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('label')}>
          <Drawer.Body>
            <MenuArea id="phone-side" className={classes.phoneSide}>
              <SideMenu label={t('label')} shortName={shortName} onNavigate={close} />
            </MenuArea>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
