import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../ui/form/form-section.tsx';
import { MenuPreview } from './menu-preview.tsx';
import type { OrganisationFields } from './organisations.fields.ts';

export function NameFields({ values, errors, set }: OrganisationFields) {
  const t = useTranslations('organisations.names');
  return (
    <FormSection title={t('title')} text={t('text')}>
      <TextInput
        name="name"
        label={t('name')}
        autoComplete="organization"
        value={values.name}
        error={errors['name']}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <TextInput
        name="shortName"
        label={t('shortName')}
        description={t('shortNameHint')}
        maxLength={20}
        value={values.shortName}
        error={errors['shortName']}
        onChange={(event) => set('shortName', event.currentTarget.value)}
      />
      <MenuPreview {...values} />
    </FormSection>
  );
}
