import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'exhibitors.changed_meanwhile': 'changedMeanwhile',
  'exhibitors.over_quota': 'overQuota',
  'exhibitors.too_many': 'tooMany',
  'exhibitors.nothing_to_review': 'nothingToReview',
  'exhibitors.call_closed': 'callClosed',
  'exhibitors.decided': 'decided',
  'exhibitors.already_staff': 'alreadyStaff',
  'exhibitors.not_for_organisers': 'notForOrganisers',
  'accounts.unverified': 'unverified',
  'files.not_a_picture': 'notAPicture',
} as const;

/** What only the calls about exhibitors are refused for, in words; the rest is said as everywhere. */
export function useExhibitorProblemText() {
  return inOwnWords(known, useTranslations('exhibitors.problems'), useProblemText());
}

export const isChangedMeanwhile = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.code === 'exhibitors.changed_meanwhile';
