import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'people.last_admin': 'lastAdmin',
  'accounts.already_member': 'alreadyMember',
  'accounts.unverified': 'unverified',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What only the calls of this screen answer, in words; the rest is said as everywhere. */
export function usePeopleProblemText(): (problem: unknown) => string {
  const t = useTranslations('people.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}

export const isUnverified = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.code === 'accounts.unverified';
