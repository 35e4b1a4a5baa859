import type { ComponentProps } from 'react';
import { DecimalField } from './decimal-field.tsx';

type RateFieldProps = Omit<
  ComponentProps<typeof DecimalField>,
  'digits' | 'isFixed' | 'rightSection' | 'rightSectionWidth'
>;

/** Hundredths of a percent, typed as percent. */
export const RateField = (field: RateFieldProps) => (
  <DecimalField {...field} digits={2} rightSection={<span aria-hidden>{'%'}</span>} />
);
