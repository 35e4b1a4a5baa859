import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** A country by its two letters, in the reader's language. */
export function useCountryName(): (country: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [locale]);
}
