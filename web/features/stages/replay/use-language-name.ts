import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** As who reads calls a language. */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (code: string) => names.of(code) ?? code;
  }, [locale]);
}
