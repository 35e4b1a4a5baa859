import { TextInput } from '@mantine/core';
import type { Bank, InvoiceSettings } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CountryField } from '../../../ui/field/country-field.tsx';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useCountryName } from '../use-country-name.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './settings-screen.module.css';
import { useSettingsEditor } from './use-settings-editor.ts';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.BankSchema);

/** Numbers are pasted with spaces around them, and in small letters. */
const tidy = (bank: Bank): Bank => ({
  ...bank,
  iban: bank.iban.trim().toUpperCase(),
  swiftCode: bank.swiftCode.replaceAll(/\s/g, '').toUpperCase(),
});

export function BankForm({ settings }: { settings: InvoiceSettings }) {
  const t = useTranslations('invoices.settings');
  const problems = useTranslations('invoices.problems');
  const problemText = useInvoiceProblemText();
  const countryName = useCountryName();
  const form = useSettingsEditor<Bank>(settings, {
    name: 'bank',
    valuesOf: ({ bank }) => bank,
    tidy,
    update: (_, bank) => ({ bank }),
    loadSchema,
    explain: ({ field }) => {
      if (field === 'iban') return problems('ibanWrong');
      return field === 'swiftCode' ? t('swiftCodeWrong') : undefined;
    },
    explainProblem: (code) =>
      code === 'invoices.iban_wrong' ? { iban: problems('ibanWrong') } : undefined,
  });
  const { values, text, field, set } = form;
  const clean = () => {
    const { iban, swiftCode } = tidy(values);
    if (iban !== values.iban) set('iban', iban);
    if (swiftCode !== values.swiftCode) set('swiftCode', swiftCode);
  };
  return (
    <EditorForm
      form={form}
      words={{
        name: (name) => t(`bank.${name}`),
        value: (name, value) =>
          name === 'country' && typeof value === 'string' && value ? countryName(value) : undefined,
      }}
      problemText={problemText}
      saveLabel={t('bank.save')}
    >
      <div className={classes.row}>
        <TextInput label={t('bank.holder')} dir="auto" {...text('holder')} />
        <TextInput label={t('bank.bankName')} dir="auto" {...text('bankName')} />
      </div>
      <TextInput label={t('bank.iban')} dir="ltr" {...text('iban')} onBlur={clean} />
      <div className={classes.row}>
        <TextInput label={t('bank.swiftCode')} dir="ltr" {...text('swiftCode')} onBlur={clean} />
        <CountryField label={t('bank.country')} {...field('country')} />
      </div>
    </EditorForm>
  );
}
