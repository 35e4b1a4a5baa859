import { useTranslations } from 'use-intl';
import type { FieldFault } from './check-form.ts';

/** Words for the faults that mean the same in every form. */
export function useFaultText(): (fault: FieldFault) => string {
  const t = useTranslations('shell.form');
  return ({ keyword, limit }) => {
    if (keyword === 'minLength') return limit > 1 ? t('tooShort', { limit }) : t('required');
    if (keyword === 'maxLength') return t('tooLong', { limit });
    return t('notValid');
  };
}
