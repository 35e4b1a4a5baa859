import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';

const words = {
  'bookings.too_few_left': 'tooFewLeft',
  'bookings.not_from_here': 'notFromHere',
  'bookings.not_on_sale': 'notOnSale',
  'bookings.ticket_not_on_sale': 'notOnSale',
} as const;

const isTold = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

/** For organisers. */
export function useWaitingProblemText(): (problem: unknown) => string {
  const t = useTranslations('bookings.waiting.problems');
  const usual = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : undefined;
    return code !== undefined && isTold(code) ? t(words[code]) : usual(problem);
  };
}
