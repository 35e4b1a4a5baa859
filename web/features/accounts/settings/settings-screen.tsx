import '../../../ui/styles/settings.css';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import type { SettingsTab } from './settings.tabs.ts';
import { SettingsSide } from './settings-side.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import classes from './settings-screen.module.css';

/** Each tab is its own file: most visits see one of them. */
const panels = {
  general: lazy(async () => ({ default: (await import('./general-tab.tsx')).GeneralTab })),
  info: lazy(async () => ({ default: (await import('./info-tab.tsx')).InfoTab })),
  social: lazy(async () => ({ default: (await import('./social-tab.tsx')).SocialTab })),
  password: lazy(async () => ({ default: (await import('./password-tab.tsx')).PasswordTab })),
  'two-step': lazy(async () => ({
    default: (await import('../proof/two-step-tab.tsx')).TwoStepTab,
  })),
  passkeys: lazy(async () => ({
    default: (await import('../proof/passkeys-tab.tsx')).PasskeysTab,
  })),
  sessions: lazy(async () => ({ default: (await import('./sessions-tab.tsx')).SessionsTab })),
  language: lazy(async () => ({ default: (await import('./language-tab.tsx')).LanguageTab })),
  data: lazy(async () => ({ default: (await import('./data-tab.tsx')).DataTab })),
  delete: lazy(async () => ({ default: (await import('./delete-tab.tsx')).DeleteTab })),
  notifications: lazy(async () => ({
    default: (await import('./notifications-tab.tsx')).NotificationsTab,
  })),
};

interface SettingsScreenProps {
  tab: SettingsTab;
  /** What another part of the product lets people choose in this tab. */
  below?: ReactNode;
}

export function SettingsScreen({ tab, below }: SettingsScreenProps) {
  const t = useTranslations('settings');
  const Panel = panels[tab];
  const name = t(`tabs.${tab}`);
  usePageTitle(`${name} · ${t('title')}`);
  return (
    <div className={classes.screen}>
      <h1>{t('title')}</h1>
      <div className={classes.card}>
        <SettingsSide />
        <section className={classes.panel} aria-labelledby="settings-panel">
          <header className={classes.head}>
            <h2 id="settings-panel">{name}</h2>
            <p>{t(`leads.${tab}`)}</p>
          </header>
          <Suspense fallback={<SettingsSkeleton />}>
            <Panel />
            {below}
          </Suspense>
        </section>
      </div>
    </div>
  );
}
