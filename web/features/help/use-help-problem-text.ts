import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'help.changed_meanwhile': 'changedMeanwhile',
  'help.slug_taken': 'slugTaken',
  'help.category_in_use': 'categoryInUse',
  'help.too_many_categories': 'tooManyCategories',
} as const;

/** What who writes help is refused for, in words; the rest is said as everywhere. */
export function useHelpProblemText() {
  return inOwnWords(known, useTranslations('help.problems'), useProblemText());
}
