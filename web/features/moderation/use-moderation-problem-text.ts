import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'moderation.settled': 'settled',
  'moderation.not_about_a_person': 'notAboutAPerson',
  'moderation.not_over_them': 'notOverThem',
  'moderation.no_appeal': 'noAppeal',
  'moderation.by_another': 'byAnother',
  'moderation.appealed_already': 'appealedAlready',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What only the calls of the desk answer, in words; the rest is said as everywhere. */
export function useModerationProblemText(): (problem: unknown) => string {
  const t = useTranslations('moderation.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
