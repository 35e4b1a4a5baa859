import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OrganisationFields } from './organisations.fields.ts';

interface TagFieldsProps extends Pick<OrganisationFields, 'values' | 'errors' | 'set'> {
  /** The operator's to say; what is kept waits for it. */
  canLoadTags: boolean;
}

export function TagFields({ values, errors, set, canLoadTags }: TagFieldsProps) {
  const t = useTranslations('organisations.tags');
  const write = (text: string) => set('tagManagerId', text.trim().toUpperCase() || null);
  return (
    <FormSection title={t('title')} text={t('text')}>
      <TextInput
        name="tagManagerId"
        label={t('label')}
        description={t('hint')}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={values.tagManagerId ?? ''}
        error={errors['tagManagerId']}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {!canLoadTags && values.tagManagerId !== null && <Notice tone="calm">{t('off')}</Notice>}
    </FormSection>
  );
}
