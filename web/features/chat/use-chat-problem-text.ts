import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

/** Refusals of chat that say more than their status. */
const known = {
  'chat.paused': 'paused',
  'chat.too_soon': 'tooSoon',
  'chat.followers_only': 'followersOnly',
  'chat.not_accepted': 'notAccepted',
  'chat.not_reachable': 'notReachable',
  'chat.too_many_reactions': 'tooManyReactions',
  'chat.too_many_pinned': 'tooManyPinned',
  'chat.too_many_topics': 'tooManyTopics',
  'chat.too_many_groups': 'tooManyGroups',
  'chat.group_full': 'groupFull',
  'chat.file_not_what_it_says': 'fileNotWhatItSays',
  unsupported_media: 'fileNotWhatItSays',
  'files.not_a_picture': 'notAPicture',
  'moderation.muted': 'muted',
  'moderation.word_refused': 'wordRefused',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** Says what happened to a call of chat in the reader's language. */
export function useChatProblemText(): (problem: unknown) => string {
  const t = useTranslations('chat.problem');
  const otherwise = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : otherwise(problem);
}
