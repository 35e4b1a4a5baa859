import type { Texts } from '@plenum/contract';
import { useLocale } from 'use-intl';

/** What is said in several languages, in the reader's, else in the first there is. */
export const wordsIn = (texts: Texts, languages: readonly string[]): string => {
  const said = Object.entries(texts).filter(([, words]) => words);
  for (const language of languages) {
    const found = said.find(([name]) => name === language);
    if (found) return found[1];
  }
  return said[0]?.[1] ?? '';
};

/** `languages` are the event's own, the most important first. */
export function useWords(languages: readonly string[] = []): (texts: Texts) => string {
  const locale = useLocale();
  return (texts) => wordsIn(texts, [locale, ...languages]);
}
