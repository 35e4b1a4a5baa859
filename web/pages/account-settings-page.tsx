import { useSearch } from '@tanstack/react-router';
import { readSettingsSearch } from '../features/accounts/accounts.tabs.ts';
import { SettingsScreen } from '../features/accounts/settings-screen.tsx';

export function AccountSettingsPage() {
  const { tab = 'general' } = readSettingsSearch(useSearch({ strict: false }));
  return <SettingsScreen tab={tab} />;
}
