import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'blog.slug_taken': 'slugTaken',
  'blog.too_many_comments': 'tooManyComments',
  'blog.too_many_pictures': 'tooManyPictures',
} as const;

/** What the blog refuses, in words; the rest is said as everywhere. */
export function useBlogProblemText() {
  return inOwnWords(known, useTranslations('blog.problems'), useProblemText());
}
