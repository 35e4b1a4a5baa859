import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

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

/** Says what happened to a call of chat in the reader's language. */
export function useChatProblemText() {
  return inOwnWords(known, useTranslations('chat.problem'), useProblemText());
}
