import { digitsOf } from '@plenum/contract/kernel/currency.ts';
import type { ComponentProps } from 'react';
import { DecimalField } from '../field/decimal-field.tsx';

interface AmountFieldProps extends Omit<
  ComponentProps<typeof DecimalField>,
  'digits' | 'isFixed' | 'rightSection' | 'rightSectionWidth'
> {
  /** ISO 4217; the value is in its smallest unit. */
  currency: string;
}

export function AmountField({ currency, ...field }: AmountFieldProps) {
  return (
    <DecimalField
      {...field}
      digits={digitsOf(currency)}
      isFixed
      rightSection={<bdi aria-hidden>{currency}</bdi>}
      rightSectionWidth={48}
    />
  );
}
