import { useTranslations } from 'use-intl';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { type DraftValues, faultsIn } from './draft.values.ts';

const loadSchema = () => import('./draft.forms.ts').then((forms) => forms.DraftSchema);

/** What a draft is not saved with. */
export function useDraftRules(): FieldRules & { refuse: (values: DraftValues) => FieldErrors } {
  const t = useTranslations('invoices.draft.faults');
  return {
    loadSchema,
    refuse: ({ lines }) =>
      Object.fromEntries([...faultsIn(lines)].map(([name, fault]) => [name, t(fault)])),
  };
}
