import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { BookingQuestion } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn } from '../../../ui/language-choice/texts.ts';
import { WordsField } from '../../../ui/language-choice/words-field.tsx';
import { CountField } from '../count-field.tsx';
import { IdChoice } from '../id-choice.tsx';
import { OptionFields } from './option-fields.tsx';
import { type QuestionFieldsProps, ShownIfFields } from './shown-if-fields.tsx';
import { hasOptions } from '../tickets.values.ts';
import { FillsField } from './fills-field.tsx';

const kinds = [
  'text',
  'long_text',
  'number',
  'one',
  'several',
  'yes_no',
  'country',
  'phone',
  'date',
  'agreement',
  'file',
] as const;

export function QuestionFields(props: QuestionFieldsProps) {
  const { form, event, offer } = props;
  const t = useTranslations('tickets');
  const words = useWords(event.languages);
  const { values, errors, set, flag } = form;
  return (
    <>
      <NativeSelect
        name="kind"
        label={t('questionFields.kind')}
        data={kinds.map((value) => ({ value, label: t(`questionKinds.${value}`) }))}
        value={values.kind}
        onChange={({ currentTarget }) =>
          set('kind', currentTarget.value as BookingQuestion['kind'])
        }
      />
      <QuestionWords {...props} />
      <Switch label={t('questionFields.isRequired')} {...flag('isRequired')} />
      <NativeSelect
        name="per"
        label={t('questionFields.per')}
        data={(['place', 'booking'] as const).map((value) => ({
          value,
          label: t(`questions.${value}`),
        }))}
        value={values.per}
        onChange={({ currentTarget }) =>
          set('per', currentTarget.value === 'booking' ? 'booking' : 'place')
        }
      />
      <ShownIfFields {...props} />
      <FillsField form={form} />
      <IdChoice
        legend={t('questionFields.ticketIds')}
        hint={t('questionTicketsHint')}
        choices={offer.tickets.map(({ id, name }) => ({ id, name: words(name) }))}
        value={values.ticketIds}
        onChange={(ids) => set('ticketIds', ids)}
      />
      <CountField
        name="keptDays"
        label={t('questionFields.keptDays')}
        description={t('keptDaysHint')}
        value={values.keptDays}
        least={0}
        most={3650}
        error={errors['keptDays']}
        onChange={(days) => set('keptDays', days)}
      />
    </>
  );
}

const parts = [
  { name: 'label', maxLength: 300 },
  { name: 'help', maxLength: 500 },
  { name: 'purpose', maxLength: 300 },
] as const;

function QuestionWords({ form, event, question }: QuestionFieldsProps) {
  const t = useTranslations('tickets.questionFields');
  const { values, errors, set, text } = form;
  const [language, setLanguage] = useState(event.languages[0] ?? 'en');
  return (
    <>
      <LanguageChoice
        languages={event.languages}
        value={language}
        filled={filledIn(values.label, ...values.options.map((option) => option.text))}
        onChange={setLanguage}
      />
      {parts.map(({ name, maxLength }) => (
        <WordsField
          key={name}
          name={name}
          label={t(name)}
          language={language}
          maxLength={maxLength}
          value={values[name]}
          error={errors[name]}
          onChange={(said) => set(name, said)}
        />
      ))}
      {hasOptions(values) && (
        <OptionFields form={form} language={language} known={question?.options ?? []} />
      )}
      {values.kind === 'agreement' && (
        <TextInput type="url" label={t('link')} maxLength={500} dir="ltr" {...text('link')} />
      )}
    </>
  );
}
