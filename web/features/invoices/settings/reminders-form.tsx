import '../../../ui/styles/settings.css';
import { Switch, Textarea } from '@mantine/core';
import type { InvoiceSettings, Reminders } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { DecimalField } from '../../../ui/field/decimal-field.tsx';
import { EditorForm } from '../../../ui/form/editor-form.tsx';
import { useInvoiceProblemText } from '../use-invoice-problem-text.ts';
import classes from './settings-screen.module.css';
import { useSettingsEditor } from './use-settings-editor.ts';

const loadSchema = () => import('./settings.forms.ts').then((forms) => forms.RemindersSchema);

/** A number may be none while it is typed; the schema does not let it go so. */
interface ReminderValues extends Omit<Reminders, 'days'> {
  days: (number | null)[];
}

const steps = [1, 2, 3] as const;

export function RemindersForm({ settings }: { settings: InvoiceSettings }) {
  const t = useTranslations('invoices.settings.reminders');
  const problemText = useInvoiceProblemText();
  const form = useSettingsEditor<ReminderValues>(settings, {
    name: 'reminders',
    valuesOf: ({ reminders }) => reminders,
    update: (_, { days, ...values }) => ({
      reminders: { ...values, days: days.map((count) => count ?? 0) },
    }),
    loadSchema,
    explain: ({ field }) => (field === 'days' ? t('daysWrong') : undefined),
  });
  const { values, errors, flag, set } = form;
  return (
    <EditorForm
      form={form}
      words={{ name: (name) => t(`name.${name}`) }}
      problemText={problemText}
      saveLabel={t('save')}
    >
      <Switch label={t('isOn')} description={t('isOnHint')} {...flag('isOn')} />
      <div className={classes.row}>
        {steps.map((step) => (
          <DecimalField
            key={step}
            name="days"
            label={t('days', { step })}
            digits={0}
            value={values.days[step - 1] ?? null}
            error={errors['days']}
            onChange={(count) => set('days', values.days.with(step - 1, count))}
          />
        ))}
      </div>
      {steps.map((step) => (
        <Textarea
          key={step}
          name="words"
          label={t('words', { step })}
          description={t('wordsHint')}
          autosize
          minRows={2}
          maxRows={8}
          dir="auto"
          value={values.words[step - 1] ?? ''}
          onChange={(event) => set('words', values.words.with(step - 1, event.currentTarget.value))}
        />
      ))}
    </EditorForm>
  );
}
