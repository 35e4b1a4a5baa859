import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../platform/use-problem-text.ts';

const known = {
  'shop.too_few': 'tooFew',
  'shop.cart_full': 'cartFull',
  'shop.wishlist_full': 'wishlistFull',
  not_found: 'notSold',
} as const;

/** What somebody who buys is refused for, in words; the rest is said as everywhere. */
export function useShopProblemText() {
  return inOwnWords(known, useTranslations('shop.problems'), useProblemText());
}
