import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'tickets.changed_meanwhile': 'changedMeanwhile',
  'tickets.too_many': 'tooMany',
  'tickets.in_use': 'inUse',
  'tickets.pool_in_use': 'poolInUse',
  'tickets.code_taken': 'codeTaken',
  'tickets.not_by_invitation': 'notByInvitation',
  'tickets.places_wrong': 'placesWrong',
  'tickets.invitation_over': 'invitationOver',
  'tickets.currency_fixed': 'currencyFixed',
  'tickets.window_empty': 'windowEmpty',
  'tickets.least_over_most': 'leastOverMost',
  'tickets.prices_wrong': 'pricesWrong',
  'tickets.gives_wrong': 'givesWrong',
  'tickets.effect_wrong': 'effectWrong',
  'tickets.needs_words': 'needsWords',
  'tickets.options_wrong': 'optionsWrong',
  'tickets.shown_if_wrong': 'shownIfWrong',
  'tickets.fills_wrong': 'fillsWrong',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What organisers are refused for, in words. */
export function useOfferProblemText(): (problem: unknown) => string {
  const t = useTranslations('tickets.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
