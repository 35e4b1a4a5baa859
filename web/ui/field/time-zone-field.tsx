import '../styles/fields.css';
import { Select } from '@mantine/core';
import { useNow, useFormatter, useTranslations } from 'use-intl';

interface TimeZoneFieldProps {
  label: string;
  name: string;
  /** An IANA name. */
  value: string;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}

const known = Intl.supportedValuesOf('timeZone');
const minute = 60_000;

/** What is chosen and where the reader is come first; an unknown zone stays until another is chosen. */
const choicesWith = (value: string) => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([value, here, 'UTC', ...known])].filter(Boolean);
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
};

const isKnown = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** What is typed replaces the zone that stands there. */
const selectAll = (event: { currentTarget: HTMLInputElement }) => event.currentTarget.select();

export function TimeZoneField({ label, name, value, error, onChange }: TimeZoneFieldProps) {
  const t = useTranslations('kit.timeZone');
  const format = useFormatter();
  const now = useNow({ updateInterval: minute });
  const clock =
    isKnown(value) &&
    format.dateTime(now, { timeZone: value, weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <Select
      name={name}
      label={label}
      description={clock && t('now', { clock })}
      data={choicesWith(value)}
      searchable
      allowDeselect={false}
      limit={80}
      maxDropdownHeight={280}
      nothingFoundMessage={t('none')}
      comboboxProps={{ withinPortal: false }}
      value={value}
      error={error}
      onFocus={selectAll}
      onClick={selectAll}
      onChange={(zone) => zone && onChange(zone)}
    />
  );
}
