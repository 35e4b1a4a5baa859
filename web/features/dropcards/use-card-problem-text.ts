import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'dropcards.withdrawn': 'withdrawn',
  'dropcards.changed_meanwhile': 'changedMeanwhile',
  'dropcards.dead_code': 'deadCode',
  'dropcards.own_booth': 'ownBooth',
  'dropcards.key_used': 'keyUsed',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What only the calls about cards answer, in words; the rest is said as everywhere. */
export function useCardProblemText(): (problem: unknown) => string {
  const t = useTranslations('dropcards.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
