import { useTranslations } from 'use-intl';
import { CallProblem } from '../../platform/call-problem.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'shop.too_few': 'tooFew',
  'shop.cart_full': 'cartFull',
  'shop.wishlist_full': 'wishlistFull',
  not_found: 'notSold',
} as const;

const isKnown = (code: string): code is keyof typeof known => code in known;

/** What somebody who buys is refused for, in words; the rest is said as everywhere. */
export function useShopProblemText(): (problem: unknown) => string {
  const t = useTranslations('shop.problems');
  const problemText = useProblemText();
  return (problem) =>
    problem instanceof CallProblem && isKnown(problem.code)
      ? t(known[problem.code])
      : problemText(problem);
}
