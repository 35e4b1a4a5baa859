import '../styles/amounts.css';
import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { textOfUnits, unitsOf } from './decimal-units.ts';

interface DecimalFieldProps extends Pick<
  NumberInputProps,
  'name' | 'label' | 'description' | 'error' | 'rightSection' | 'rightSectionWidth' | 'required'
> {
  /** Whole numbers of the smallest unit: with two digits 1250 is 12.5. */
  value: number | null;
  digits: number;
  /** All digits are shown, as of an amount. */
  isFixed?: boolean;
  'aria-label'?: string;
  'data-autofocus'?: boolean;
  onChange: (value: number | null) => void;
}

/** A number with digits behind the point, typed as the reader's language writes it. */
export function DecimalField(props: DecimalFieldProps) {
  const { value, digits, isFixed = false, onChange, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const separators = useSeparators();
  const isTyping = typed !== undefined && unitsOf(typed, digits) === value;
  const kept = value === null ? '' : textOfUnits(value, digits, isFixed);
  return (
    <NumberInput
      {...field}
      {...separators}
      inputMode="decimal"
      decimalScale={digits}
      allowNegative={false}
      hideControls
      withKeyboardEvents={false}
      value={isTyping ? typed : kept}
      onChange={(next) => {
        setTyped(String(next));
        onChange(unitsOf(String(next), digits));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function useSeparators() {
  const locale = useLocale();
  return useMemo(() => {
    const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345.6);
    const partOf = (type: string) => parts.find((part) => part.type === type)?.value;
    return {
      decimalSeparator: partOf('decimal') ?? '.',
      thousandSeparator: partOf('group') ?? ',',
      // What a keyboard of another language has there means the same.
      allowedDecimalSeparators: ['.', ','],
    };
  }, [locale]);
}
