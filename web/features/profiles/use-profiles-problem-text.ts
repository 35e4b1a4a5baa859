import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'profiles.asked_already': 'askedAlready',
  'profiles.too_many_asked': 'tooManyAsked',
  'profiles.too_many_searches': 'tooManySearches',
} as const;

/** What only the calls about people answer, in words; the rest is said as everywhere. */
export function useProfilesProblemText() {
  return inOwnWords(known, useTranslations('profiles.problems'), useProblemText());
}
