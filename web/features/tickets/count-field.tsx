import { NumberInput } from '@mantine/core';
import '../../ui/styles/amounts.css';

interface CountFieldProps {
  name: string;
  label: string;
  description?: string;
  /** Null where it may be left empty. */
  value: number | null;
  least: number;
  most: number;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

export const CountField = ({ least, most, onChange, value, ...field }: CountFieldProps) => (
  <NumberInput
    {...field}
    min={least}
    max={most}
    clampBehavior="blur"
    allowDecimal={false}
    allowNegative={false}
    hideControls
    value={value ?? ''}
    onChange={(next) => onChange(next === '' ? null : Math.trunc(Number(next)))}
  />
);
