import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';

const known = {
  'shop.changed_meanwhile': 'changedMeanwhile',
  'shop.was_ordered': 'wasOrdered',
  'shop.too_many_pictures': 'tooManyPictures',
  'shop.sku_taken': 'skuTaken',
  'shop.variant_double': 'variantDouble',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What those who run the shop are refused for, in words; the rest is said as everywhere. */
export function useCatalogueProblemText(): (problem: unknown) => string {
  const t = useTranslations('catalogue.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
