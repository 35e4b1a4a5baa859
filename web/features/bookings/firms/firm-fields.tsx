import { TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { AskedBooking } from '../own/own.parts.ts';
import { isPackage } from '../own/own.values.ts';
import classes from '../own/step.module.css';
import type { Details } from '../own/use-details.ts';

interface FirmFieldsProps {
  booking: AskedBooking;
  details: Pick<Details, 'values' | 'change'>;
  /** What is missing or wrong, by its place in the details. */
  faults: readonly string[];
}

/** The company of each booth and sponsor package. */
export function FirmFields({ booking, details, faults }: FirmFieldsProps) {
  const t = useTranslations('booking-page.people');
  const words = useWords(booking.event.languages);
  const { values, change } = details;
  const places = booking.people.filter((place) => isPackage(place) && !place.isCancelled);
  const set = (placeId: number, next: { fullName?: string; email?: string }) =>
    change({
      people: values.people.map((one) => (one.placeId === placeId ? { ...one, ...next } : one)),
    });
  return places.map((place) => {
    const person = values.people.find(({ placeId }) => placeId === place.id);
    return (
      <fieldset key={place.id} className={classes.person}>
        <legend>
          <bdi>{words(place.name)}</bdi>
        </legend>
        <div className={classes.fields}>
          <TextInput
            label={t('firm')}
            dir="auto"
            autoComplete="organization"
            value={person?.fullName ?? ''}
            error={faults.includes(`/people/${place.id}/fullName`) && t('needed')}
            maxLength={120}
            onChange={({ currentTarget }) => set(place.id, { fullName: currentTarget.value })}
          />
          {place.kind === 'booth' && (
            <TextInput
              label={t('firmEmail')}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              dir="ltr"
              value={person?.email ?? ''}
              onChange={({ currentTarget }) => set(place.id, { email: currentTarget.value.trim() })}
            />
          )}
        </div>
      </fieldset>
    );
  });
}
