import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { NativeSelect, Switch, Textarea } from '@mantine/core';
import type { MyEvent, SaleSettingsValues } from '@plenum/contract';
import { currencies } from '@plenum/contract/kernel/currency.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { LanguageChoice } from '../../../ui/language-choice/language-choice.tsx';
import { filledIn, withText } from '../../../ui/language-choice/texts.ts';
import { CountField } from '../count-field.tsx';
import classes from '../tickets.module.css';
import { CancelShareFields } from './cancel-share-fields.tsx';
import { tidySites } from '../tickets.values.ts';
import { WindowFields } from '../window-fields.tsx';

interface SaleFieldsProps {
  form: Fields<SaleSettingsValues>;
  event: MyEvent;
}

export function SaleFields({ form, event }: SaleFieldsProps) {
  const t = useTranslations('tickets');
  const { values, errors, set, flag } = form;
  return (
    <>
      <NativeSelect
        name="currency"
        label={t('saleFields.currency')}
        data={[...currencies]}
        value={values.currency}
        error={errors['currency']}
        onChange={({ currentTarget }) => set('currency', currentTarget.value)}
      />
      <Switch label={t('saleFields.pricesIncludeTax')} {...flag('pricesIncludeTax')} />
      <Switch
        label={t('saleFields.hasReverseCharge')}
        description={t('reverseChargeHint')}
        {...flag('hasReverseCharge')}
      />
      <WindowFields
        zone={event.timeZone}
        bounds={(['opensAt', 'closesAt'] as const).map((name) => ({
          name,
          label: t(`saleFields.${name}`),
          value: values[name],
          error: errors[name],
          onChange: (instant) => set(name, instant),
        }))}
      />
      <NativeSelect
        name="asksAddress"
        label={t('saleFields.asksAddress')}
        data={(['paid', 'always'] as const).map((value) => ({
          value,
          label: t(`asksAddress.${value}`),
        }))}
        value={values.asksAddress}
        onChange={({ currentTarget }) =>
          set('asksAddress', currentTarget.value === 'always' ? 'always' : 'paid')
        }
      />
      <SaleCounts form={form} />
      <SaleWords form={form} event={event} />
      <Textarea
        name="frameSites"
        label={t('saleFields.frameSites')}
        description={t('frameSitesHint')}
        dir="ltr"
        rows={2}
        value={values.frameSites.join('\n')}
        error={errors['frameSites']}
        onChange={({ currentTarget }) => set('frameSites', currentTarget.value.split('\n'))}
        onBlur={() => set('frameSites', tidySites(values.frameSites))}
      />
    </>
  );
}

function SaleCounts({ form }: Pick<SaleFieldsProps, 'form'>) {
  const { values, errors, set, flag } = form;
  const t = useTranslations('tickets');
  return (
    <>
      <CountField
        name="mostPlaces"
        label={t('saleFields.mostPlaces')}
        value={values.mostPlaces}
        least={1}
        most={50}
        error={errors['mostPlaces']}
        onChange={(count) => set('mostPlaces', count ?? 1)}
      />
      <div className={classes.pair}>
        <CountField
          name="cancelDays"
          label={t('saleFields.cancelDays')}
          description={t('cancelDaysHint')}
          value={values.cancelDays}
          least={0}
          most={365}
          error={errors['cancelDays']}
          onChange={(count) => set('cancelDays', count)}
        />
        <CountField
          name="changeDays"
          label={t('saleFields.changeDays')}
          description={t('changeDaysHint')}
          value={values.changeDays}
          least={0}
          most={365}
          error={errors['changeDays']}
          onChange={(count) => set('changeDays', count)}
        />
        <CountField
          name="graceDays"
          label={t('saleFields.graceDays')}
          description={t('graceDaysHint')}
          value={values.graceDays}
          least={0}
          most={90}
          error={errors['graceDays']}
          onChange={(count) => set('graceDays', count ?? 0)}
        />
      </div>
      <CancelShareFields form={form} />
      <Switch label={t('saleFields.hasWaitingList')} {...flag('hasWaitingList')} />
      <Switch label={t('saleFields.canUpgrade')} {...flag('canUpgrade')} />
      <CountField
        name="offerHours"
        label={t('saleFields.offerHours')}
        value={values.offerHours}
        least={1}
        most={72}
        error={errors['offerHours']}
        onChange={(count) => set('offerHours', count ?? 24)}
      />
    </>
  );
}

function SaleWords({ form: { values, errors, set }, event }: SaleFieldsProps) {
  const t = useTranslations('tickets.saleFields');
  const [language, setLanguage] = useState(event.languages[0] ?? 'en');
  return (
    <>
      <LanguageChoice
        languages={event.languages}
        value={language}
        filled={filledIn(values.terms, values.thanks)}
        onChange={setLanguage}
      />
      {(['terms', 'thanks'] as const).map((name) => (
        <Textarea
          key={name}
          name={name}
          label={t(name)}
          lang={language}
          dir="auto"
          rows={4}
          maxLength={name === 'terms' ? 5000 : 1000}
          value={values[name][language] ?? ''}
          error={errors[name]}
          onChange={({ currentTarget }) =>
            set(name, withText(values[name], language, currentTarget.value))
          }
        />
      ))}
    </>
  );
}
