import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

/** What sponsors and packages can be refused for, in words. */
export function useSponsorProblemText(): (problem: unknown) => string {
  const t = useTranslations('sponsors.problems');
  const problemText = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : '';
    if (code === 'sponsors.package_in_use') return t('packageInUse');
    return code === 'sponsors.too_many' ? t('tooMany') : problemText(problem);
  };
}
