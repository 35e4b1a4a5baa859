import { TextInput } from '@mantine/core';

interface WholeNumberProps {
  name: string;
  label: string;
  hint?: string | undefined;
  min?: number;
  max: number;
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** Empty while it is being written; what does not fit is said when the form is sent. */
export function WholeNumber({ hint, value, onChange, min = 0, ...field }: WholeNumberProps) {
  return (
    <TextInput
      {...field}
      type="number"
      inputMode="numeric"
      min={min}
      description={hint}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? Number.NaN : Number(currentTarget.value))
      }
    />
  );
}
