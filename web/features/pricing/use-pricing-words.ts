import type { ShownPricing } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';

/** What the page of prices says of itself, in the reader's language. */
export function usePricingWords({ languages, title, lead }: ShownPricing) {
  const t = useTranslations('pricing');
  const words = useWords(languages);
  const said = words(title) || t('title');
  usePageTitle(said);
  return { words, title: said, lead: words(lead) };
}
