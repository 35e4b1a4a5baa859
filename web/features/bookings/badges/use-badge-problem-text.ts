import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';

const words = {
  'bookings.badge_too_large': 'tooLarge',
  'bookings.nobody_to_print': 'nobody',
  papers_off: 'papersOff',
} as const;

const isTold = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

export function useBadgeProblemText(): (problem: unknown) => string {
  const t = useTranslations('badges.problems');
  const usual = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : undefined;
    return code !== undefined && isTold(code) ? t(words[code]) : usual(problem);
  };
}
