import type { Texts } from '@plenum/contract';
import { locales, type Locale } from '../../platform/config.ts';

/** Always in the same order and without empty ones, so that the same texts look the same. */
export const tidyTexts = (texts: Texts): Texts =>
  Object.fromEntries(locales.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : [])));

export const withText = (texts: Texts, language: Locale, text: string): Texts =>
  tidyTexts({ ...texts, [language]: text });

/** The languages in which every one of these says something. */
export const filledIn = (...all: readonly Texts[]): Locale[] =>
  locales.filter((locale) => all.every((texts) => texts[locale]));
