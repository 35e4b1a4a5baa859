import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';

const words = {
  'bookings.list_ends_first': 'endsFirst',
  'bookings.too_many_lists': 'tooMany',
} as const;

const isTold = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

export function useListProblemText(): (problem: unknown) => string {
  const t = useTranslations('bookings.lists.problems');
  const usual = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : undefined;
    return code !== undefined && isTold(code) ? t(words[code]) : usual(problem);
  };
}
