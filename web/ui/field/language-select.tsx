import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { languages, locales, type Locale } from '../../platform/config.ts';
import { useStoredValue } from '../../platform/device-settings.ts';
import { language } from '../../platform/i18n/language.ts';
import classes from './language-select.module.css';

interface LanguageSelectProps {
  onChoose?: (locale: Locale) => void;
  /** Narrow screens show the mark alone. */
  isCompact?: boolean;
}

/** A plain select: every device knows how to show one, and it costs nothing to load. */
export function LanguageSelect({
  onChoose = language.set,
  isCompact = false,
}: LanguageSelectProps) {
  const t = useTranslations('shell');
  const chosen = useStoredValue(language);
  return (
    <span className={classes.frame} data-compact={isCompact || undefined}>
      <IconLanguage size={18} aria-hidden />
      <select
        className={classes.select}
        aria-label={t('language')}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value as Locale)}
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
