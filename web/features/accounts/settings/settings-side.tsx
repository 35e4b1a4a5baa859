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
import { useTranslations } from 'use-intl';
import { SideTabs } from '../../../ui/page/side-tabs.tsx';
import { settingsGroups, type SettingsGroup, type SettingsTab } from './settings.tabs.ts';

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

const groups: readonly SettingsGroup[] = ['profile', 'security', 'preferences', 'mine'];

/** The parts of one's own settings. */
export function SettingsSide() {
  const t = useTranslations('settings');
  const shown = groups.map((group) => ({
    label: t(`groups.${group}`),
    tabs: settingsGroups[group].map((tab) => ({
      label: t(`tabs.${tab}`),
      icon: icons[tab],
      link: {
        to: '/pages/account-settings' as const,
        search: { tab: tab === 'general' ? undefined : tab },
      },
    })),
  }));
  return <SideTabs label={t('title')} groups={shown} />;
}
