import { TextInput } from '@mantine/core';
import type { InvoiceSettings, Sender } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { CountryField } from '../../../ui/field/country-field.tsx';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useCountryName } from '../use-country-name.ts';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './settings-screen.module.css';
import { useSettingsEditor } from './use-settings-editor.ts';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.SenderSchema);

export function SenderForm({ settings }: { settings: InvoiceSettings }) {
  const t = useTranslations('invoices.settings');
  const problems = useTranslations('invoices.problems');
  const problemText = useInvoiceProblemText();
  const countryName = useCountryName();
  const form = useSettingsEditor<Sender>(settings, {
    name: 'sender',
    valuesOf: ({ sender }) => sender,
    tidy: (sender) => ({ ...sender, taxNumber: sender.taxNumber.trim().toUpperCase() }),
    // The sender is one value of the settings: it goes as a whole.
    update: (_, sender) => ({ sender }),
    loadSchema,
    explain: ({ field }) => {
      if (field === 'taxNumber') return problems('taxNumberWrong');
      return field === 'email' ? t('emailWrong') : undefined;
    },
    explainProblem: (code) =>
      code === 'invoices.tax_number_wrong' ? { taxNumber: problems('taxNumberWrong') } : undefined,
  });
  const { text, field } = form;
  return (
    <EditorForm
      form={form}
      words={{
        name: (name) => t(`sender.${name}`),
        value: (name, value) =>
          name === 'country' && typeof value === 'string' && value ? countryName(value) : undefined,
      }}
      problemText={problemText}
      saveLabel={t('sender.save')}
    >
      <TextInput label={t('sender.name')} dir="auto" {...text('name')} />
      <TextInput label={t('sender.street')} dir="auto" {...text('street')} />
      <div className={classes.row}>
        <TextInput label={t('sender.postcode')} dir="auto" {...text('postcode')} />
        <TextInput label={t('sender.city')} dir="auto" {...text('city')} />
        <CountryField label={t('sender.country')} {...field('country')} />
      </div>
      <div className={classes.row}>
        <TextInput label={t('sender.email')} type="email" dir="ltr" {...text('email')} />
        <TextInput label={t('sender.phone')} type="tel" dir="ltr" {...text('phone')} />
      </div>
      <div className={classes.row}>
        <TextInput
          label={t('sender.taxNumber')}
          description={t('taxNumberHint')}
          dir="ltr"
          {...text('taxNumber')}
        />
        <TextInput
          label={t('sender.registration')}
          description={t('registrationHint')}
          dir="auto"
          {...text('registration')}
        />
      </div>
    </EditorForm>
  );
}
