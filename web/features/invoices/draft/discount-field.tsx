import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import classes from './discount-field.module.css';
import type { DraftDiscount } from './draft.values.ts';
import { RateField } from '../../../ui/field/rate-field.tsx';

interface DiscountFieldProps {
  name: string;
  label: string;
  currency: string;
  value: DraftDiscount | null;
  onChange: (discount: DraftDiscount | null) => void;
}

const kinds = ['percent', 'amount'] as const;

/** None, a share or an amount. */
export function DiscountField({ name, label, currency, value, onChange }: DiscountFieldProps) {
  const t = useTranslations('invoices.draft.discounts');
  const amount = {
    name,
    'aria-label': t('value'),
    value: value?.value ?? null,
    onChange: (next: number | null) => value && onChange({ ...value, value: next }),
  };
  const choose = (chosen: string) => {
    const kind = kinds.find((one) => one === chosen);
    onChange(kind ? { kind, value: null } : null);
  };
  return (
    <div className={classes.field} data-given={value !== null || undefined}>
      <NativeSelect
        label={label}
        data={['none', ...kinds].map((one) => ({
          value: one,
          label: t(one as 'none' | (typeof kinds)[number]),
        }))}
        value={value?.kind ?? 'none'}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {value?.kind === 'percent' && <RateField {...amount} />}
      {value?.kind === 'amount' && <AmountField {...amount} currency={currency} />}
    </div>
  );
}
