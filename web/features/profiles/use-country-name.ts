import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** A country by its code, in the reader's language; what was written by hand stays as it is. */
export function useCountryName(): (country: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (country) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country);
  }, [locale]);
}
