import '../../../ui/styles/fields.css';
import { Select, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { calendarNames } from '../calendar.look.ts';
import type { EntryFieldsProps } from './entry.fields.ts';

export function EntryWhat({ values, set, text }: EntryFieldsProps) {
  const t = useTranslations('calendar');
  const titleRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (titleRef.current?.value === '') titleRef.current.focus();
  }, []);
  return (
    <>
      <Textarea
        ref={titleRef}
        label={t('editor.title')}
        autosize
        minRows={1}
        maxRows={4}
        {...text('title')}
        onChange={(event) => set('title', event.currentTarget.value.replaceAll('\n', ' '))}
      />
      <Select
        name="calendar"
        label={t('editor.calendar')}
        data={calendarNames.map((name) => ({ value: name, label: t(`calendars.${name}`) }))}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        value={values.calendar}
        onChange={(next) => {
          const chosen = calendarNames.find((name) => name === next);
          if (chosen) set('calendar', chosen);
        }}
      />
    </>
  );
}
