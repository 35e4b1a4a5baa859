import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { readSettingsSearch } from '../features/accounts/settings/settings.tabs.ts';
import { SettingsScreen } from '../features/accounts/settings/settings-screen.tsx';

const NoticeSettings = lazy(async () => ({
  default: (await import('../features/notifications/notice-settings.tsx')).NoticeSettings,
}));

export function AccountSettingsPage() {
  const { tab = 'general' } = readSettingsSearch(useSearch({ strict: false }));
  return <SettingsScreen tab={tab} below={tab === 'notifications' && <NoticeSettings />} />;
}
