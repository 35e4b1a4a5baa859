import { useTranslations } from 'use-intl';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { faultsIn, type ProductValues, takenSkus } from './manage.values.ts';

const loadSchema = () => import('./manage.forms.ts').then((forms) => forms.ProductSchema);

type ProductRules = FieldRules<ProductValues> & {
  refuse: (values: ProductValues) => FieldErrors;
};

/** What a product is not saved with. */
export function useProductRules(): ProductRules {
  const t = useTranslations('catalogue.faults');
  return {
    loadSchema,
    explainProblem: (code, paths, { variants }) =>
      code === 'shop.sku_taken'
        ? Object.fromEntries(takenSkus(paths, variants).map((name) => [name, t('skuElsewhere')]))
        : undefined,
    refuse: ({ variants }) =>
      Object.fromEntries([...faultsIn(variants)].map(([name, fault]) => [name, t(fault)])),
  };
}
