import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'people.last_admin': 'lastAdmin',
  'accounts.already_member': 'alreadyMember',
  'accounts.unverified': 'unverified',
} as const;

/** What only the calls of this screen answer, in words; the rest is said as everywhere. */
export function usePeopleProblemText() {
  return inOwnWords(known, useTranslations('people.problems'), useProblemText());
}

export const isUnverified = (problem: unknown): boolean =>
  problem instanceof CallProblem && problem.code === 'accounts.unverified';
