import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTemporal } from './use-temporal.ts';
import { instantOf, wallOf } from './wall-time.ts';

interface DateTimeFieldProps {
  label: string;
  name: string;
  /** An instant, or empty. */
  value: string;
  /** Whose clocks the field shows. */
  zone: string;
  error?: string | undefined;
  onChange: (instant: string) => void;
}

/** Date and time as the clocks of a zone show them, wherever the reader is. */
export function DateTimeField({ label, name, value, zone, error, onChange }: DateTimeFieldProps) {
  const t = useTranslations('kit.time');
  const temporal = useTemporal();
  const [skipped, setSkipped] = useState<string>();
  const shown = skipped ?? (temporal && value ? wallOf(temporal, value, zone) : '');
  const change = (wall: string) => {
    if (!temporal) return;
    const instant = wall === '' ? '' : instantOf(temporal, wall, zone);
    setSkipped(instant === null ? wall : undefined);
    if (instant !== null) onChange(instant);
  };
  return (
    <TextInput
      type="datetime-local"
      label={label}
      name={name}
      description={t('inZone', { zone: zone.replaceAll('_', ' ') })}
      disabled={!temporal}
      value={shown}
      error={skipped === undefined ? error : t('gap')}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
