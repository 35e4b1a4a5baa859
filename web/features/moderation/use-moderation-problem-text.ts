import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'moderation.settled': 'settled',
  'moderation.not_about_a_person': 'notAboutAPerson',
  'moderation.not_over_them': 'notOverThem',
  'moderation.no_appeal': 'noAppeal',
  'moderation.by_another': 'byAnother',
  'moderation.appealed_already': 'appealedAlready',
} as const;

/** What only the calls of the desk answer, in words; the rest is said as everywhere. */
export function useModerationProblemText() {
  return inOwnWords(known, useTranslations('moderation.problems'), useProblemText());
}
