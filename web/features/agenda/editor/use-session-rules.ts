import { useTranslations } from 'use-intl';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { hasTitle, type SessionFormValues } from './editor.form-values.ts';

const loadSchema = () => import('./editor.forms.ts').then((forms) => forms.NewSessionSchema);

/** What holds for a session, a new one or another. */
export function useSessionRules() {
  const t = useTranslations('agenda.editor');
  return {
    loadSchema,
    explain: ({ field }) => (field === 'joinUrl' ? t('joinUrlWrong') : undefined),
    refuse: (values: SessionFormValues): FieldErrors | undefined =>
      hasTitle(values) ? undefined : { title: t('titleMissing') },
  } satisfies FieldRules & { refuse: unknown };
}
