import { ActionIcon, Drawer } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonMenu } from '../../features/accounts/person-menu.tsx';
import { useOrganisation } from '../../platform/organisation.ts';
import { deviceSettings, useStoredValue } from '../../platform/device-settings.ts';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { DarkArea } from '../../ui/dark-area.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { FindingBar } from './finding-bar.tsx';
import { GuardedOutlet } from './guarded-outlet.tsx';
import { SideMenu } from './side-menu.tsx';
import classes from './signed-in-frame.module.css';

const year = String(new Date().getFullYear());

function CollapseButton() {
  const t = useTranslations('shell.menu');
  const collapsed = useStoredValue(deviceSettings.menuCollapsed);
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <ActionIcon
      className={classes.collapse}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(collapsed ? 'expand' : 'collapse')}
      aria-expanded={!collapsed}
      onClick={() => deviceSettings.menuCollapsed.set(!collapsed)}
    >
      <Icon size={20} className="mantine-rotate-rtl" />
    </ActionIcon>
  );
}

function PhoneMenu({ shortName }: { shortName: string }) {
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
            <DarkArea id="phone-side" className={classes.phoneSide}>
              <SideMenu label={t('label')} shortName={shortName} onNavigate={close} />
            </DarkArea>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

export function SignedInFrame() {
  const t = useTranslations('shell');
  const collapsed = useStoredValue(deviceSettings.menuCollapsed);
  const shortName = useOrganisation()?.shortName ?? '';
  return (
    <div className={classes.frame} data-collapsed={collapsed || undefined}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <div className={classes.side} data-icons-only={collapsed || undefined}>
        <DarkArea id="side" className={classes.sideArea}>
          <SideMenu label={t('menu.label')} shortName={shortName} />
        </DarkArea>
      </div>
      <header className={classes.bar}>
        <PhoneMenu shortName={shortName} />
        <CollapseButton />
        <FindingBar />
        <LanguageSelect />
        <ColourSchemeButton />
        <PersonMenu />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <GuardedOutlet />
      </main>
      <footer className={classes.footer}>{t('footer', { year })}</footer>
    </div>
  );
}
