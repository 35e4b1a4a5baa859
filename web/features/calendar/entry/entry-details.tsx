import '../../../ui/styles/fields.css';
import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/api-client.ts';
import { AddresseeField } from '../../../ui/addressees/addressee-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import type { EntryFieldsProps } from './entry.fields.ts';
import { useReminderWords } from './use-reminder-words.ts';

const findGuests = async (q: string, signal: AbortSignal) => {
  const { people } = await call('GET /api/email/addressees', { query: { q }, signal });
  // Groups answer no invitations: people do.
  return { people, groups: [] };
};

const usualReminders = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];
const noReminder = 'none';

export function EntryDetails(props: EntryFieldsProps & { answers: ReactNode }) {
  const { values, set, field, text, answers } = props;
  const t = useTranslations('calendar.editor');
  const reminderWords = useReminderWords();
  const { reminderMinutes } = values;
  const minutes = [...new Set([...usualReminders, reminderMinutes ?? 0])].toSorted((a, b) => a - b);
  return (
    <>
      <AddresseeField label={t('guests')} find={findGuests} {...field('guests')} />
      {answers}
      <TextInput label={t('location')} {...text('location')} />
      <TextInput type="url" dir="ltr" label={t('url')} {...text('url')} />
      <Select
        name="reminderMinutes"
        label={t('reminder')}
        data={[
          { value: noReminder, label: t('noReminder') },
          ...minutes.map((one) => ({ value: String(one), label: reminderWords(one) })),
        ]}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        value={reminderMinutes === null ? noReminder : String(reminderMinutes)}
        onChange={(next) => set('reminderMinutes', next === noReminder ? null : Number(next))}
      />
      <RichTextField
        label={t('description')}
        addLabel={t('descriptionAdd')}
        {...field('description')}
      />
    </>
  );
}
