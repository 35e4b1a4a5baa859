import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { useStoredValue } from '../../../platform/device-settings.ts';
import { language } from '../../../platform/i18n/language.ts';
import classes from './kiosk-screen.module.css';

/** All in sight: whoever stands there finds their own. */
export function KioskLanguages() {
  const t = useTranslations('shell');
  const chosen = useStoredValue(language);
  return (
    <nav className={classes.languages} aria-label={t('language')}>
      {locales.map((locale) => (
        <Button
          key={locale}
          lang={locale}
          variant={locale === chosen ? 'filled' : 'default'}
          aria-pressed={locale === chosen}
          onClick={() => language.set(locale)}
        >
          {languages[locale]}
        </Button>
      ))}
    </nav>
  );
}
