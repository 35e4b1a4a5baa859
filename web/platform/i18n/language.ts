import { locales, type Locale } from '../config.ts';
import { storedValue } from '../stored-value.ts';

const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);

/** The stored choice, else the first language of the browser that we speak, else English. */
export function pickLocale(stored: string | null, preferred: readonly string[]): Locale {
  const wanted = [stored ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return wanted.find(isLocale) ?? 'en';
}

export const language = storedValue<Locale>(
  'language',
  (stored) => pickLocale(stored, navigator.languages),
  (locale) => locale,
);
