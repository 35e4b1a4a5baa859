import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'profiles.asked_already': 'askedAlready',
  'profiles.too_many_asked': 'tooManyAsked',
  'profiles.too_many_searches': 'tooManySearches',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What only the calls about people answer, in words; the rest is said as everywhere. */
export function useProfilesProblemText(): (problem: unknown) => string {
  const t = useTranslations('profiles.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
