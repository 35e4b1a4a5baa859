import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import classes from './step.module.css';
import type { AskedBooking } from './own.parts.ts';
import type { Details } from './use-details.ts';

interface PersonFieldsProps {
  placeId: number;
  number: number;
  booking: AskedBooking;
  details: Pick<Details, 'values' | 'change'>;
  isNeeded: boolean;
}

export function PersonFields({ placeId, number, booking, details, isNeeded }: PersonFieldsProps) {
  const t = useTranslations('booking-page.people');
  const words = useWords(booking.event.languages);
  const { values, change } = details;
  const person = values.people.find((one) => one.placeId === placeId);
  const place = booking.people.find(({ id }) => id === placeId);
  if (!person || !place) return null;
  const set = (next: { fullName?: string; email?: string }) =>
    change({
      people: values.people.map((one) => (one.placeId === placeId ? { ...one, ...next } : one)),
    });
  return (
    <fieldset className={classes.person}>
      <legend>
        {t('person', { number })} <bdi>{words(place.name)}</bdi>
      </legend>
      <div className={classes.fields}>
        <TextInput
          label={t('fullName')}
          dir="auto"
          autoComplete="off"
          value={person.fullName}
          error={isNeeded && t('needed')}
          maxLength={120}
          onChange={({ currentTarget }) => set({ fullName: currentTarget.value })}
        />
        <TextInput
          label={t('personEmail')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          value={person.email}
          onChange={({ currentTarget }) => set({ email: currentTarget.value.trim() })}
        />
      </div>
    </fieldset>
  );
}
