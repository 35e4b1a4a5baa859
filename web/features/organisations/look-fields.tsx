import { useTranslations } from 'use-intl';
import { FormSection } from '../../ui/form/form-section.tsx';
import { AccentField } from './accent-field.tsx';
import { LogoField } from './logo-field.tsx';
import type { OrganisationFields } from './organisations.fields.ts';

export function LookFields({ values, errors, set }: OrganisationFields) {
  const t = useTranslations('organisations.look');
  return (
    <FormSection title={t('title')} text={t('text')}>
      <LogoField />
      <AccentField
        value={values.accent}
        error={errors['accent']}
        onChange={(accent) => set('accent', accent)}
      />
    </FormSection>
  );
}
