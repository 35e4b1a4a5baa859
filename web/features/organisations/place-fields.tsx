import { useTranslations } from 'use-intl';
import { FormSection } from '../../ui/form/form-section.tsx';
import { LanguageOrder } from '../../ui/language-order/language-order.tsx';
import { TimeZoneField } from '../../ui/field/time-zone-field.tsx';
import type { OrganisationFields } from './organisations.fields.ts';

export function PlaceFields({ field }: OrganisationFields) {
  const t = useTranslations('organisations.place');
  const languages = useTranslations('organisations.languages');
  return (
    <FormSection title={t('title')} text={t('text')}>
      <LanguageOrder label={languages('label')} hint={languages('hint')} {...field('languages')} />
      <TimeZoneField label={t('timeZone')} {...field('timeZone')} />
    </FormSection>
  );
}
