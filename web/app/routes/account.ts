import { lazyRouteComponent } from '@tanstack/react-router';
import { readSettingsSearch } from '../../features/accounts/settings/settings.tabs.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';

/** What one changes about oneself; mounted among the pages of signed-in people. */
export const accountSettings = {
  path: '/pages/account-settings',
  validateSearch: readSettingsSearch,
  loader: () => loadTexts('accounts', 'proof', 'settings', 'notice-settings', 'notifications'),
  component: lazyRouteComponent(
    () => import('../../pages/account-settings-page.tsx'),
    'AccountSettingsPage',
  ),
} as const;
