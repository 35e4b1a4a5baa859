import { currencies } from '@plenum/contract/kernel/currency.ts';
import { Select, Switch } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import type { PricingForm } from './use-pricing-form.ts';
import { WordsField } from '../../ui/language-choice/words-field.tsx';

interface PageFieldsProps {
  form: PricingForm;
  language: Locale;
}

/** What stands above the plans, in which currency, and for whom. */
export function PageFields({ form, language }: PageFieldsProps) {
  const t = useTranslations('pricing');
  const locale = useLocale();
  const { field, flag, values, set, errors } = form;
  const nameOf = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <FormSection title={t('editor.page')} text={t('editor.pageText')}>
      <WordsField
        label={t('fields.title')}
        language={language}
        maxLength={80}
        {...field('title')}
      />
      <WordsField label={t('fields.lead')} language={language} maxLength={300} {...field('lead')} />
      <Select
        name="currency"
        label={t('fields.currency')}
        searchable
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        nothingFoundMessage={t('editor.noCurrency')}
        limit={20}
        data={currencies.map((code) => ({
          value: code,
          label: `${code} – ${nameOf.of(code) ?? code}`,
        }))}
        value={values.currency}
        error={errors['currency']}
        onChange={(code) => code && set('currency', code)}
      />
      <Switch
        label={t('fields.isPublic')}
        description={t('editor.publicHint')}
        {...flag('isPublic')}
      />
    </FormSection>
  );
}
