import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'feed.poll_over': 'pollOver',
  'feed.too_many_pictures': 'tooManyPictures',
  'moderation.muted': 'muted',
  'moderation.word_refused': 'wordRefused',
  too_many: 'tooMany',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What is refused here, in words; the rest is said as everywhere. */
export function useFeedProblemText(): (problem: unknown) => string {
  const t = useTranslations('feed.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
