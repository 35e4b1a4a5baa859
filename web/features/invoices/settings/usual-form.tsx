import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import '../../../ui/styles/amounts.css';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { InvoiceSettings } from '@plenum/contract';
import { currencies } from '@plenum/contract/kernel/currency.ts';
import { useTranslations } from 'use-intl';
import { DecimalField } from '../../../ui/field/decimal-field.tsx';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { RateField } from '../../../ui/field/rate-field.tsx';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import { useRateText } from '../../../ui/money/use-rate-text.ts';
import classes from './settings-screen.module.css';
import { useSettingsEditor } from './use-settings-editor.ts';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.UsualSchema);

/** A number may be none while it is typed; the schema does not let it go so. */
interface UsualValues extends Omit<
  InvoiceSettings,
  'version' | 'sender' | 'bank' | 'reminders' | 'taxRate' | 'termDays'
> {
  taxRate: number | null;
  termDays: number | null;
}

const valuesOf = ({
  version: _version,
  sender: _sender,
  bank: _bank,
  reminders: _reminders,
  ...usual
}: InvoiceSettings): UsualValues => usual;

function useUsualForm(settings: InvoiceSettings) {
  const t = useTranslations('invoices.settings.usual');
  return useSettingsEditor<UsualValues>(settings, {
    name: 'usual',
    valuesOf,
    update: ({ taxRate, termDays, ...changes }) => ({
      ...changes,
      ...(typeof taxRate === 'number' && { taxRate }),
      ...(typeof termDays === 'number' && { termDays }),
    }),
    loadSchema,
    explain: ({ field }) => {
      if (field === 'invoicePattern' || field === 'creditNotePattern') return t('patternWrong');
      if (field === 'termDays') return t('termWrong');
      return field === 'taxRate' ? t('rateWrong') : undefined;
    },
  });
}

export function UsualForm({ settings }: { settings: InvoiceSettings }) {
  const t = useTranslations('invoices.settings.usual');
  const problemText = useInvoiceProblemText();
  const rateText = useRateText();
  const form = useUsualForm(settings);
  const { values, errors, text, field, flag, set } = form;
  return (
    <EditorForm
      form={form}
      words={{
        name: (name) => t(name),
        value: (name, value) => (name === 'taxRate' ? rateText(Number(value)) : undefined),
      }}
      problemText={problemText}
      saveLabel={t('save')}
    >
      <div className={classes.row}>
        <TextInput
          label={t('invoicePattern')}
          description={t('patternHint', { year: '{year}', number: '{number:5}' })}
          dir="ltr"
          {...text('invoicePattern')}
        />
        <TextInput
          label={t('creditNotePattern')}
          description={t('creditHint')}
          dir="ltr"
          {...text('creditNotePattern')}
        />
      </div>
      <div className={classes.row}>
        <Select
          name="currency"
          label={t('currency')}
          description={t('currencyHint')}
          autoComplete="off"
          data={[...currencies]}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('noCurrency')}
          value={values.currency}
          error={errors['currency']}
          onChange={(currency) => currency && set('currency', currency)}
        />
        <RateField label={t('taxRate')} {...field('taxRate')} />
        <DecimalField label={t('termDays')} digits={0} {...field('termDays')} />
      </div>
      <Switch
        label={t('pricesIncludeTax')}
        description={t('pricesIncludeTaxHint')}
        {...flag('pricesIncludeTax')}
      />
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        {...text('note')}
      />
    </EditorForm>
  );
}
