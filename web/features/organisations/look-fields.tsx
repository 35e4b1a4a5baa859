import { useTranslations } from 'use-intl';
import { ColourField } from '../../ui/colour/colour-field.tsx';
import { usualColour } from '../../ui/colour/colours.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { LogoField } from './logo-field.tsx';
import type { OrganisationFields } from './organisations.fields.ts';

export function LookFields({ field }: OrganisationFields) {
  const t = useTranslations('organisations.look');
  return (
    <FormSection title={t('title')} text={t('text')}>
      <LogoField />
      <ColourField label={t('accent')} usual={usualColour} carriesText {...field('accent')} />
    </FormSection>
  );
}
