import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CountriesField } from '../../../ui/field/countries-field.tsx';
import { RateField } from '../../../ui/field/rate-field.tsx';
import type { FieldErrors } from '../../../ui/form/use-fields.ts';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import classes from './shipping-form.module.css';
import { rateField, type RateValues } from './shipping.values.ts';

interface RateFieldsProps {
  rate: RateValues;
  /** From 1. */
  place: number;
  currency: string;
  errors: FieldErrors;
  onChange: (rate: RateValues) => void;
  onRemove: () => void;
}

export function RateFields({ rate, place, currency, errors, onChange, onRemove }: RateFieldsProps) {
  const t = useTranslations('orders.shipping');
  const { id, name, countries, price, taxRate, freeFrom } = rate;
  const change = (fields: Partial<RateValues>) => onChange({ ...rate, ...fields });
  const named = (field: keyof RateValues) => ({
    name: rateField(id, field),
    error: errors[rateField(id, field)],
  });
  return (
    <li className={classes.rate} aria-label={t('rate', { place })}>
      <div className={classes.head}>
        <TextInput
          {...named('name')}
          label={t('name')}
          description={t('nameHint')}
          maxLength={80}
          dir="auto"
          value={name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="red"
          size={36}
          aria-label={t('remove', { place })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      <CountriesField
        {...named('countries')}
        label={t('countries')}
        placeholder={t('elsewhere')}
        value={countries}
        onChange={(next) => change({ countries: next })}
      />
      <div className={classes.row}>
        <AmountField
          {...named('price')}
          label={t('price')}
          currency={currency}
          value={price}
          onChange={(next) => change({ price: next })}
        />
        <RateField
          {...named('taxRate')}
          label={t('taxRate')}
          value={taxRate}
          onChange={(next) => change({ taxRate: next })}
        />
        <AmountField
          {...named('freeFrom')}
          label={t('freeFrom')}
          description={t('freeFromHint')}
          currency={currency}
          value={freeFrom}
          onChange={(next) => change({ freeFrom: next })}
        />
      </div>
    </li>
  );
}
