import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const words: Readonly<Record<string, 'busy' | 'notReachable' | 'muted'>> = {
  'calls.busy': 'busy',
  'calls.not_reachable': 'notReachable',
  'moderation.muted': 'muted',
};

export function useCallProblemText(): (problem: unknown) => string {
  const t = useTranslations('calls.problems');
  const otherwise = useProblemText();
  return (problem) => {
    const word = problem instanceof CallProblem ? words[problem.code] : undefined;
    return word ? t(word) : otherwise(problem);
  };
}
