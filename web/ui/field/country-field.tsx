import '../styles/fields.css';
import { Select } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countryChoices } from '../../platform/i18n/countries.ts';

interface CountryFieldProps {
  name: string;
  label: string;
  /** Two letters of ISO 3166, or nothing. */
  value: string;
  error?: ReactNode;
  onChange: (country: string) => void;
  onBlur?: (() => void) | undefined;
}

export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const t = useTranslations('kit.country');
  const locale = useLocale();
  const choices = useMemo(() => countryChoices(locale, value), [locale, value]);
  return (
    <Select
      {...field}
      autoComplete="off"
      data={choices}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('none')}
      value={value || null}
      onChange={(country) => onChange(country ?? '')}
    />
  );
}
