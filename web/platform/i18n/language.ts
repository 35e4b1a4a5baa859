import { locales, type Locale } from '../config.ts';
import { readStored, storedValue } from '../stored-value.ts';

const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);

const wantedLocale = (stored: string | null, preferred: readonly string[]) =>
  [stored ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLocale);

/** The stored choice, else the first language of the browser that we speak, else English. */
export const pickLocale = (stored: string | null, preferred: readonly string[]): Locale =>
  wantedLocale(stored, preferred) ?? 'en';

const key = 'language';

/**
 * Search engines lead to the version of a public page that is in the reader's language. It is said
 * once: whoever chooses another afterwards keeps that.
 */
function takeSaidByAddress(): string | null {
  const address = new URL(location.href);
  const said = address.searchParams.get('lang');
  if (said === null) return null;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  return said;
}

/** Neither the person nor their browser asks for a language that we speak. */
export const hasNoLanguage = (): boolean => !wantedLocale(readStored(key), navigator.languages);

export const language = storedValue<Locale>(
  key,
  (stored) => pickLocale(takeSaidByAddress() ?? stored, navigator.languages),
  (locale) => locale,
);
