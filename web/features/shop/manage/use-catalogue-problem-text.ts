import { useTranslations } from 'use-intl';
import { inOwnWords, useProblemText } from '../../../platform/use-problem-text.ts';

const known = {
  'shop.changed_meanwhile': 'changedMeanwhile',
  'shop.was_ordered': 'wasOrdered',
  'shop.too_many_pictures': 'tooManyPictures',
  'shop.sku_taken': 'skuTaken',
  'shop.variant_double': 'variantDouble',
} as const;

/** What those who run the shop are refused for, in words; the rest is said as everywhere. */
export function useCatalogueProblemText() {
  return inOwnWords(known, useTranslations('catalogue.problems'), useProblemText());
}
