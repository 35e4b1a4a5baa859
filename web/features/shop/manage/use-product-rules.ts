import { useTranslations } from 'use-intl';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { faultsIn, type ProductValues } from './manage.values.ts';

const loadSchema = () => import('./manage.forms.ts').then((forms) => forms.ProductSchema);

/** What a product is not saved with. */
export function useProductRules(): FieldRules & { refuse: (values: ProductValues) => FieldErrors } {
  const t = useTranslations('catalogue.faults');
  return {
    loadSchema,
    refuse: ({ variants }) =>
      Object.fromEntries([...faultsIn(variants)].map(([name, fault]) => [name, t(fault)])),
  };
}
