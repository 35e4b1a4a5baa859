import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../../platform/use-problem-text.ts';

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

/** Says what happened to a call of writing in the reader's language. */
export function useComposeProblemText() {
  return inOwnWords(known, useTranslations('compose.problem'), useProblemText());
}
