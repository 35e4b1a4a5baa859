import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { languages, locales, type Locale } from '../platform/config.ts';
import { useStoredValue } from '../platform/device-settings.ts';
import { language } from '../platform/i18n/language.ts';
import classes from './language-select.module.css';

/** A plain select: every device knows how to show one, and it costs nothing to load. */
export function LanguageSelect() {
  const t = useTranslations('shell');
  const chosen = useStoredValue(language);
  return (
    <span className={classes.frame}>
      <IconLanguage size={18} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('language')}
        value={chosen}
        onChange={(event) => language.set(event.currentTarget.value as Locale)}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languages[locale]}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden className={classes.chevron} />
    </span>
  );
}
