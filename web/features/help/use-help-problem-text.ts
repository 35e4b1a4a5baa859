import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'help.changed_meanwhile': 'changedMeanwhile',
  'help.slug_taken': 'slugTaken',
  'help.category_in_use': 'categoryInUse',
  'help.too_many_categories': 'tooManyCategories',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What who writes help is refused for, in words; the rest is said as everywhere. */
export function useHelpProblemText(): (problem: unknown) => string {
  const t = useTranslations('help.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
