import { useTranslations } from 'use-intl';
import type { FieldRules } from '../../../ui/form/use-fields.ts';

const loadSchema = () => import('./clients.forms.ts').then((forms) => forms.ClientSchema);

/** What a client is refused for, on the field it is about. */
export function useClientRules(): FieldRules {
  const t = useTranslations('invoices');
  return {
    loadSchema,
    explain: ({ field, keyword }) => {
      if (field === 'taxNumber' && keyword === 'pattern') return t('problems.taxNumberWrong');
      return field === 'email' ? t('clients.emailWrong') : undefined;
    },
    explainProblem: (code) => {
      if (code === 'invoices.tax_number_wrong') return { taxNumber: t('problems.taxNumberWrong') };
      return code === 'invoices.country_unknown'
        ? { country: t('problems.countryUnknown') }
        : undefined;
    },
  };
}
