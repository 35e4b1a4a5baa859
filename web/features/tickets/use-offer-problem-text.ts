import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

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

/** What organisers are refused for, in words. */
export function useOfferProblemText() {
  return inOwnWords(known, useTranslations('tickets.problems'), useProblemText());
}
