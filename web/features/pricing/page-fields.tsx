import '../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { PricingForm } from './use-pricing-form.ts';
import { WordsField } from '../../ui/language-choice/words-field.tsx';

interface PageFieldsProps {
  form: PricingForm;
  language: Locale;
}

/** What stands above the plans, and for whom. */
export function PageFields({ form, language }: PageFieldsProps) {
  const t = useTranslations('pricing');
  const { field, flag } = form;
  return (
    <FormSection title={t('editor.page')} text={t('editor.pageText')}>
      <WordsField
        label={t('fields.title')}
        language={language}
        maxLength={80}
        {...field('title')}
      />
      <WordsField label={t('fields.lead')} language={language} maxLength={300} {...field('lead')} />
      <Switch
        label={t('fields.isPublic')}
        description={t('editor.publicHint')}
        {...flag('isPublic')}
      />
    </FormSection>
  );
}
