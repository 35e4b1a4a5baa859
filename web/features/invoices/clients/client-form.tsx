import '../../../ui/styles/fields.css';
import { Select, TextInput } from '@mantine/core';
import type { ClientInput } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { languages, locales } from '../../../platform/config.ts';
import { CountryField } from '../../../ui/field/country-field.tsx';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { EditorForm, type Form } from '../../../ui/form/editor-form.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { useCountryName } from '../use-country-name.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './client-form.module.css';

interface ClientFormProps {
  form: Form<ClientInput> & Fields<ClientInput>;
  saveLabel: string;
  extra?: ReactNode;
}

export function ClientForm({ form, saveLabel, extra }: ClientFormProps) {
  const t = useTranslations('invoices.clients.fields');
  const problemText = useInvoiceProblemText();
  const words = useClientWords();
  const { text, field } = form;
  return (
    <EditorForm
      form={form}
      place="drawer"
      words={words}
      problemText={problemText}
      saveLabel={saveLabel}
      extra={extra}
    >
      <TextInput label={t('name')} dir="auto" data-autofocus {...text('name')} />
      <TextInput label={t('company')} dir="auto" {...text('company')} />
      <TextInput label={t('email')} type="email" dir="ltr" {...text('email')} />
      <TextInput label={t('phone')} type="tel" dir="ltr" {...text('phone')} />
      <TextInput label={t('street')} dir="auto" {...text('street')} />
      <div className={classes.place}>
        <TextInput label={t('postcode')} dir="auto" {...text('postcode')} />
        <TextInput label={t('city')} dir="auto" {...text('city')} />
      </div>
      <CountryField label={t('country')} {...field('country')} />
      <TextInput label={t('taxNumber')} dir="ltr" {...text('taxNumber')} />
      <Select
        label={t('language')}
        placeholder={t('usualLanguage')}
        clearable
        data={locales.map((value) => ({ value, label: languages[value] }))}
        {...field('language')}
        value={form.values.language ?? null}
      />
    </EditorForm>
  );
}

function useClientWords(): FieldWords<keyof ClientInput> {
  const t = useTranslations('invoices.clients.fields');
  const countryName = useCountryName();
  return {
    name: (name) => t(name),
    value: (name, value) => {
      if (name === 'country' && typeof value === 'string' && value) return countryName(value);
      if (name !== 'language') return undefined;
      return value ? languages[value as keyof typeof languages] : t('usualLanguage');
    },
  };
}
