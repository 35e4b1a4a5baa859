import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'feed.poll_over': 'pollOver',
  'feed.too_many_pictures': 'tooManyPictures',
  'moderation.muted': 'muted',
  'moderation.word_refused': 'wordRefused',
  too_many: 'tooMany',
} as const;

/** What is refused here, in words; the rest is said as everywhere. */
export function useFeedProblemText() {
  return inOwnWords(known, useTranslations('feed.problems'), useProblemText());
}
