import { useFormatter, useTranslations } from 'use-intl';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import { RichTextReader } from '../../../ui/rich-text/rich-text-reader.tsx';
import { dateOf, type Day } from '../calendar.days.ts';
import type { EntryValues } from './entry.form-values.ts';
import { useReminderWords } from './use-reminder-words.ts';
import { useRepeatWords } from './use-repeat-words.ts';

const labels = {
  title: 'title',
  calendar: 'calendar',
  isAllDay: 'allDay',
  startDay: 'starts',
  startTime: 'startTime',
  endDay: 'ends',
  endTime: 'endTime',
  timeZone: 'zone',
  guests: 'guests',
  location: 'location',
  url: 'url',
  description: 'description',
  reminderMinutes: 'reminder',
} as const satisfies Record<Exclude<keyof EntryValues, 'repeat'>, string>;

/** An entry in words; how it repeats depends on the day it begins with. */
export function useEntryWords(startDay: Day): FieldWords<keyof EntryValues> {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const { kindName, ruleWords } = useRepeatWords();
  const reminderWords = useReminderWords();
  const day = (value: Day) =>
    value && format.dateTime(dateOf(value), { dateStyle: 'long', timeZone: 'UTC' });
  const sayers: Partial<{ [N in keyof EntryValues]: (value: EntryValues[N]) => string }> = {
    calendar: (value) => t(`calendars.${value}`),
    startDay: day,
    endDay: day,
    repeat: ({ kind, rule }) => (kind === 'own' ? ruleWords(rule) : kindName(kind, startDay)),
    guests: (guests) =>
      format.list(guests.map((guest) => guest.name || ('email' in guest ? guest.email : ''))),
    reminderMinutes: (value) => (value === null ? t('editor.noReminder') : reminderWords(value)),
  };
  return {
    name: (name) => (name === 'repeat' ? t('repeat.label') : t(`editor.${labels[name]}`)),
    value: (name, value) => {
      if (name === 'description') return value ? <RichTextReader value={value} /> : undefined;
      return (sayers[name] as ((value: unknown) => string) | undefined)?.(value) || undefined;
    },
  };
}
