import type { ImportKind } from '@plenum/contract';
import { useTranslations } from 'use-intl';

const named = [
  'name',
  'given',
  'family',
  'email',
  'company',
  'state',
  'kind',
  'title',
  'bio',
  'links',
  'hidden',
  'package',
  'url',
  'words',
  'active',
  'tier',
  'website',
  'tagline',
  'description',
  'sku',
  'price',
  'stock',
  'brand',
  'categories',
  'tax_rate',
  'discount',
  'shipping',
  'free_shipping',
  'contactEmail',
  'packageId',
  'isHidden',
  'isActive',
  'taxRate',
  'needsShipping',
  'hasFreeShipping',
  'variants',
  'order',
  'position',
  'ticket',
  'variation',
  'booker',
  'phone',
  'locale',
  'attendee',
] as const;
type Named = (typeof named)[number];

const isNamed = (key: string): key is Named => named.some((one) => one === key);

/** What a column of ours is called; one of the file's own by its own name. */
export function useColumnWords(kind: ImportKind): (key: string) => string {
  const t = useTranslations('imports.names');
  return (key) => {
    if (key === 'state' && kind === 'products') return t('productState');
    return isNamed(key) ? t(key) : key;
  };
}
