import type { Speaker } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'speakers.changed_meanwhile': 'changedMeanwhile',
  'speakers.in_session': 'inSession',
  'speakers.no_address': 'noAddress',
  'speakers.link_dead': 'linkDead',
  'accounts.unverified': 'unverified',
  'files.not_a_picture': 'notAPicture',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What only the calls about speakers answer, in words; the rest is said as everywhere. */
export function useSpeakersProblemText(): (problem: unknown) => string {
  const t = useTranslations('speakers.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}

/** "Head of research, Nordlicht": what somebody is, and where. */
export const roleOf = ({ title, company }: Pick<Speaker, 'title' | 'company'>): string =>
  [title, company].filter(Boolean).join(', ');
