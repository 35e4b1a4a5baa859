import { useFormatter, useTranslations } from 'use-intl';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { Money } from '../../../ui/money/money.tsx';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import type { ProductValues, VariantValues } from './manage.values.ts';
import { ProductState } from './product-state.tsx';

/** What others changed of a product while one types. */
export function useProductWords(currency: string): FieldWords<keyof ProductValues> {
  const t = useTranslations('catalogue');
  const format = useFormatter();
  const percent = (value: unknown) =>
    format.number(Number(value) / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const stockOf = ({ isEndless, stock }: VariantValues) =>
    isEndless ? t('endless') : t('pieces', { count: stock ?? 0 });
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'description') return <RichTextReader value={value} />;
      if (name === 'taxRate' || name === 'discount') return percent(value);
      if (name === 'state') return <ProductState state={value as ProductValues['state']} />;
      if (name !== 'variants') return undefined;
      return (value as readonly VariantValues[]).map((variant) => (
        <span key={variant.id} style={{ display: 'block' }}>
          {[...variant.values, variant.sku, stockOf(variant)].filter(Boolean).join(' · ')}{' '}
          <Money minor={variant.listPrice ?? 0} currency={currency} />
        </span>
      ));
    },
  };
}
