import type { Texts } from '@plenum/contract';
import { type Locale, locales } from '../config.ts';

/** In which languages the words are others. */
export const changedLanguages = (before: Texts, after: Texts): Locale[] =>
  locales.filter((language) => (before[language] ?? '') !== (after[language] ?? ''));
