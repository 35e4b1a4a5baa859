import type { Speaker } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'speakers.changed_meanwhile': 'changedMeanwhile',
  'speakers.in_session': 'inSession',
  'speakers.no_address': 'noAddress',
  'speakers.link_dead': 'linkDead',
  'accounts.unverified': 'unverified',
  'files.not_a_picture': 'notAPicture',
} as const;

/** What only the calls about speakers answer, in words; the rest is said as everywhere. */
export function useSpeakersProblemText() {
  return inOwnWords(known, useTranslations('speakers.problems'), useProblemText());
}

/** "Head of research, Nordlicht": what somebody is, and where. */
export const roleOf = ({ title, company }: Pick<Speaker, 'title' | 'company'>): string =>
  [title, company].filter(Boolean).join(', ');
