import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const words = {
  'calls.busy': 'busy',
  'calls.not_reachable': 'notReachable',
  'moderation.muted': 'muted',
  'calls.closed': 'closed',
  'calls.full': 'full',
  'calls.off': 'off',
  'calls.over': 'over',
  'calls.removed': 'removed',
  'calls.too_many': 'tooMany',
} as const;
const wordOf = (code: string) =>
  Object.hasOwn(words, code) ? words[code as keyof typeof words] : undefined;

export function useCallProblemText(): (problem: unknown) => string {
  const t = useTranslations('calls.problems');
  const otherwise = useProblemText();
  return (problem) => {
    const word = problem instanceof CallProblem ? wordOf(problem.code) : undefined;
    return word ? t(word) : otherwise(problem);
  };
}
