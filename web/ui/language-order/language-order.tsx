import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { languages, locales, type Locale } from '../../platform/config.ts';
import classes from './language-order.module.css';
import { LanguageRow } from './language-row.tsx';

interface LanguageOrderProps {
  label: string;
  hint: string;
  value: readonly Locale[];
  error: string | undefined;
  onChange: (value: Locale[]) => void;
}

/** Languages in order; the first one is the main one. */
export function LanguageOrder({ label, hint, value, error, onChange }: LanguageOrderProps) {
  const t = useTranslations('kit.languages');
  const [said, setSaid] = useState('');
  const others = locales.filter((locale) => !value.includes(locale));

  const move = (locale: Locale, to: number) => {
    const rest = value.filter((other) => other !== locale);
    onChange(rest.toSpliced(to, 0, locale));
    setSaid(t('moved', { language: languages[locale], place: to + 1 }));
  };
  return (
    <fieldset className={classes.field} name="languages" aria-describedby="languages-hint">
      <legend>{label}</legend>
      <p id="languages-hint">{hint}</p>
      <ol className={classes.rows}>
        {value.map((locale, place) => (
          <LanguageRow
            key={locale}
            locale={locale}
            place={place}
            count={value.length}
            onMove={(to) => move(locale, to)}
            onRemove={() => onChange(value.filter((other) => other !== locale))}
          />
        ))}
      </ol>
      <div className={classes.others}>
        {others.map((locale) => (
          <Button
            key={locale}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            aria-label={t('add', { language: languages[locale] })}
            onClick={() => onChange([...value, locale])}
          >
            <span lang={locale}>{languages[locale]}</span>
          </Button>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
      <output className="visually-hidden">{said}</output>
    </fieldset>
  );
}
