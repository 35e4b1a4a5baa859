import {
  type Icon,
  IconBell,
  IconDevices,
  IconFileZip,
  IconFingerprint,
  IconId,
  IconLock,
  IconShare,
  IconShieldLock,
  IconTrash,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { settingsGroups, type SettingsGroup, type SettingsTab } from './accounts.tabs.ts';
import classes from './settings-side.module.css';

const icons: Readonly<Record<SettingsTab, Icon>> = {
  general: IconUser,
  info: IconId,
  social: IconShare,
  password: IconLock,
  'two-step': IconShieldLock,
  passkeys: IconFingerprint,
  sessions: IconDevices,
  notifications: IconBell,
  language: IconWorld,
  data: IconFileZip,
  delete: IconTrash,
};

/** In a row on a phone, the open one is always in sight. */
const keepInSight = (link: HTMLAnchorElement | null) => {
  if (link?.getAttribute('aria-current') === 'page')
    link.scrollIntoView({ block: 'nearest', inline: 'center' });
};

function SideLink({ tab }: { tab: SettingsTab }) {
  const t = useTranslations('settings');
  const TabIcon = icons[tab];
  return (
    <Link
      ref={(link) => keepInSight(link)}
      to="/pages/account-settings"
      search={{ tab: tab === 'general' ? undefined : tab }}
      activeOptions={{ exact: true, includeSearch: true }}
      className={classes.link}
      resetScroll={false}
    >
      <TabIcon size={18} stroke={1.75} aria-hidden />
      {t(`tabs.${tab}`)}
    </Link>
  );
}

function SideGroup({ group }: { group: SettingsGroup }) {
  const t = useTranslations('settings');
  return (
    <>
      <p className={classes.heading} id={`settings-${group}`}>
        {t(`groups.${group}`)}
      </p>
      <ul aria-labelledby={`settings-${group}`}>
        {settingsGroups[group].map((tab) => (
          <li key={tab}>
            <SideLink tab={tab} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Beside the open tab on a desk, a row above it on a phone. */
export function SettingsSide() {
  const t = useTranslations('settings');
  return (
    <nav aria-label={t('title')} className={classes.side}>
      <SideGroup group="profile" />
      <SideGroup group="security" />
      <SideGroup group="preferences" />
      <SideGroup group="mine" />
    </nav>
  );
}
