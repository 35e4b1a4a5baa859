import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';

const words = {
  'accounts.unverified': 'unverified',
  'bookings.letter_incomplete': 'incomplete',
  'bookings.letter_unknown_field': 'unknownField',
  'bookings.letter_reaches_nobody': 'reachesNobody',
  'bookings.too_many_letters': 'tooMany',
  'bookings.too_many_recipients': 'tooManyReaders',
  'bookings.not_from_here': 'notFromHere',
} as const;

const isTold = (code: string): code is keyof typeof words => Object.hasOwn(words, code);

export function useLetterProblemText(): (problem: unknown) => string {
  const t = useTranslations('booking-letters.problems');
  const usual = useProblemText();
  return (problem) => {
    const code = problem instanceof CallProblem ? problem.code : undefined;
    return code !== undefined && isTold(code) ? t(words[code]) : usual(problem);
  };
}
