import '../styles/fields.css';
import { MultiSelect } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countryChoices } from '../../platform/i18n/countries.ts';

interface CountriesFieldProps {
  name: string;
  label: string;
  /** What none of them means. */
  placeholder: string;
  /** Two letters of ISO 3166 each. */
  value: readonly string[];
  error?: ReactNode;
  onChange: (countries: string[]) => void;
}

export function CountriesField({ value, placeholder, ...field }: CountriesFieldProps) {
  const t = useTranslations('kit.country');
  const locale = useLocale();
  const choices = useMemo(() => countryChoices(locale, ''), [locale]);
  return (
    <MultiSelect
      {...field}
      autoComplete="off"
      data={choices}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      nothingFoundMessage={t('none')}
      placeholder={value.length === 0 ? placeholder : ''}
      value={[...value]}
    />
  );
}
