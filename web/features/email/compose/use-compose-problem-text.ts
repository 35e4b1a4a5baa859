import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';

/** Refusals of writing that say more than their status. */
const known = {
  'email.no_addressee': 'noAddressee',
  'email.unknown_addressee': 'unknownAddressee',
  'email.too_many_files': 'tooManyFiles',
  'email.too_large': 'tooLarge',
  'email.file_not_what_it_says': 'fileNotWhatItSays',
  'email.enough_for_today': 'enoughForToday',
  'email.already_gone': 'alreadyGone',
  'email.draft_changed': 'draftChanged',
  'accounts.unverified': 'unverified',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** Says what happened to a call of writing in the reader's language. */
export function useComposeProblemText(): (problem: unknown) => string {
  const t = useTranslations('compose.problem');
  const otherwise = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : otherwise(problem);
}
