import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../ui/form/form-section.tsx';
import { MenuPreview } from './menu-preview.tsx';
import type { OrganisationFields } from './organisations.fields.ts';

export function NameFields({ values, text }: OrganisationFields) {
  const t = useTranslations('organisations.names');
  return (
    <FormSection title={t('title')} text={t('text')}>
      <TextInput label={t('name')} autoComplete="organization" {...text('name')} />
      <TextInput
        label={t('shortName')}
        description={t('shortNameHint')}
        maxLength={20}
        {...text('shortName')}
      />
      <MenuPreview {...values} />
    </FormSection>
  );
}
