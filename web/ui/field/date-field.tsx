import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '../../platform/config.ts';

interface DateFieldProps {
  label: string;
  name: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  error?: string | undefined;
  /** Where there is little room: 21 Nov 2026. */
  isShort?: boolean;
  onChange: (day: string) => void;
}

/** The picker's own words come with the day names; English is built in. */
const loadDayNames: Record<Locale, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  de: () => import('dayjs/locale/de.js'),
  fr: () => import('dayjs/locale/fr.js'),
  pt: () => import('dayjs/locale/pt.js'),
};

function useDayNames(): Locale {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Locale>('en');
  useEffect(() => {
    let isWanted = true;
    void loadDayNames[locale]().then(() => isWanted && setLoaded(locale));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return loaded;
}

const wordDate = (date: unknown, locale: Locale, dateStyle: 'full' | 'medium') =>
  typeof date === 'string'
    ? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(
        Date.parse(date.slice(0, 10)),
      )
    : '';

export function DateField({ label, name, value, error, isShort, onChange }: DateFieldProps) {
  const t = useTranslations('shell.date');
  const locale = useDayNames();
  return (
    <DatePickerInput
      label={label}
      name={name}
      locale={locale}
      valueFormatter={({ date }) => wordDate(date, locale, isShort ? 'medium' : 'full')}
      leftSection={<IconCalendarEvent size={18} stroke={1.75} />}
      clearable
      highlightToday
      hideOutsideDates
      weekendDays={[]}
      popoverProps={{ withinPortal: false, withRoles: false }}
      clearButtonProps={{ 'aria-label': t('clear') }}
      ariaLabels={{
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        previousDecade: t('previousDecade'),
        nextDecade: t('nextDecade'),
      }}
      placeholder={t('none')}
      value={value || null}
      error={error}
      onChange={(day) => onChange(day ?? '')}
    />
  );
}
