import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { CodeEffect, MyEvent, Offer, TicketCodeInput } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { RateField } from '../../../ui/field/rate-field.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import { CountField } from '../count-field.tsx';
import { IdChoice } from '../id-choice.tsx';
import classes from '../tickets.module.css';
import { WindowFields } from '../window-fields.tsx';

interface CodeFieldsProps {
  form: Fields<TicketCodeInput>;
  event: MyEvent;
  offer: Offer;
}

export function CodeFields({ form, event, offer }: CodeFieldsProps) {
  const t = useTranslations('tickets');
  const words = useWords(event.languages);
  const { values, errors, set, text, flag } = form;
  return (
    <>
      <Switch label={t('codeFields.isOn')} {...flag('isOn')} />
      <TextInput
        label={t('codeFields.code')}
        description={t('codeHint')}
        maxLength={40}
        dir="ltr"
        autoComplete="off"
        {...text('code')}
      />
      <EffectFields form={form} currency={offer.settings.currency} />
      <Switch label={t('codeFields.opens')} description={t('opensHint')} {...flag('opens')} />
      <CountField
        name="uses"
        label={t('codeFields.uses')}
        description={t('usesHint')}
        value={values.uses}
        least={1}
        most={1_000_000}
        error={errors['uses']}
        onChange={(uses) => set('uses', uses)}
      />
      <WindowFields
        zone={event.timeZone}
        bounds={(['from', 'until'] as const).map((name) => ({
          name,
          label: t(`codeFields.${name}`),
          value: values[name],
          error: errors[name],
          onChange: (instant) => set(name, instant),
        }))}
      />
      <IdChoice
        legend={t('codeFields.ticketIds')}
        hint={t('codeTicketsHint')}
        choices={offer.tickets.map(({ id, name }) => ({ id, name: words(name) }))}
        value={values.ticketIds}
        onChange={(ids) => set('ticketIds', ids)}
      />
      <TextInput label={t('codeFields.note')} maxLength={200} dir="auto" {...text('note')} />
    </>
  );
}

const effects = ['percent', 'amount', 'price', 'none'] as const;

function EffectFields({ form, currency }: { form: Fields<TicketCodeInput>; currency: string }) {
  const t = useTranslations('tickets');
  const { values, errors, set } = form;
  const field = {
    name: 'value',
    label: t('codeFields.value'),
    value: values.value,
    error: errors['value'],
    onChange: (value: number | null) => set('value', value ?? 0),
  };
  return (
    <div className={classes.pair}>
      <NativeSelect
        name="effect"
        label={t('codeFields.effect')}
        data={effects.map((value) => ({ value, label: t(`effects.${value}`) }))}
        value={values.effect}
        onChange={({ currentTarget }) => set('effect', currentTarget.value as CodeEffect)}
      />
      {values.effect === 'percent' && <RateField {...field} />}
      {(values.effect === 'amount' || values.effect === 'price') && (
        <AmountField {...field} currency={currency} />
      )}
    </div>
  );
}
