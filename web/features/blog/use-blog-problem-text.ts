import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'blog.slug_taken': 'slugTaken',
  'blog.too_many_comments': 'tooManyComments',
  'blog.too_many_pictures': 'tooManyPictures',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What the blog refuses, in words; the rest is said as everywhere. */
export function useBlogProblemText(): (problem: unknown) => string {
  const t = useTranslations('blog.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
