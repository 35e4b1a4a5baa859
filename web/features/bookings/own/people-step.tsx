import { Button, TextInput } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Panel } from '../../../ui/panel/panel.tsx';
import classes from './step.module.css';
import { FirmFields } from '../firms/firm-fields.tsx';
import { isPackage } from './own.values.ts';
import { PersonFields } from './person-fields.tsx';
import { PasteList } from './paste-list.tsx';
import type { Details } from './use-details.ts';

export interface StepProps {
  booking: Booking;
  details: Details;
  /** What is missing or wrong, by its place in the details. */
  faults: readonly string[];
  onNext: () => void;
}

/** Who books, and who comes: the same person as long as nobody else is named. */
export function PeopleStep({ booking, details, faults, onNext }: StepProps) {
  const t = useTranslations('booking-page.people');
  const { values, change, isSaving } = details;
  const { booker } = values;
  const tickets = booking.people.filter(
    ({ kind, isCancelled }) => kind === 'ticket' && !isCancelled,
  );
  const setBooker = (next: Partial<typeof booker>) => {
    const after = { ...booker, ...next };
    const people = values.people.map((person, place) =>
      place === 0 && person.placeId === tickets[0]?.id && isTheSame(person, booker)
        ? { ...person, fullName: after.fullName, email: after.email }
        : person,
    );
    change({ booker: after, people });
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Panel hasRoom title={t('booker')}>
        <BookerFields booker={booker} faults={faults} onBooker={setBooker} />
      </Panel>
      {booking.people.some(isPackage) && (
        <Panel hasRoom title={t('firms')}>
          <div className={classes.people}>
            <FirmFields booking={booking} details={details} faults={faults} />
          </div>
        </Panel>
      )}
      {tickets.length > 0 && (
        <Panel hasRoom title={t('who')}>
          <div className={classes.people}>
            {booking.people.some(isPackage) && <p className={classes.soft}>{t('passesLater')}</p>}
            {tickets.length > 2 && (
              <PasteList
                onPeople={(named) =>
                  change({
                    people: values.people.map((person) => {
                      const place = tickets.findIndex(({ id }) => id === person.placeId);
                      return place >= 0 && named[place] ? { ...person, ...named[place] } : person;
                    }),
                  })
                }
              />
            )}
            {tickets.map((place, at) => (
              <PersonFields
                key={place.id}
                placeId={place.id}
                number={at + 1}
                booking={booking}
                details={details}
                isNeeded={faults.includes(`/people/${place.id}/fullName`)}
              />
            ))}
          </div>
        </Panel>
      )}
      <div className={classes.go}>
        <Button type="submit" size="md" loading={isSaving}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}

const isTheSame = (
  person: { fullName: string; email: string },
  booker: { fullName: string; email: string },
): boolean =>
  (person.fullName === '' || person.fullName === booker.fullName) &&
  (person.email === '' || person.email === booker.email);

interface BookerFieldsProps {
  booker: Details['values']['booker'];
  faults: readonly string[];
  hasPhone?: boolean;
  onBooker: (next: Partial<Details['values']['booker']>) => void;
}

export function BookerFields({ booker, faults, hasPhone = false, onBooker }: BookerFieldsProps) {
  const t = useTranslations('booking-page.people');
  const fault = (path: string) => faults.includes(path) && t('needed');
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('fullName')}
        name="fullName"
        autoComplete="name"
        dir="auto"
        value={booker.fullName}
        error={fault('/booker/fullName')}
        maxLength={120}
        onChange={({ currentTarget }) => onBooker({ fullName: currentTarget.value })}
      />
      <TextInput
        label={t('email')}
        description={t('emailHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        value={booker.email}
        error={fault('/booker/email')}
        onChange={({ currentTarget }) => onBooker({ email: currentTarget.value.trim() })}
      />
      {hasPhone && (
        <TextInput
          label={t('phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={40}
          value={booker.phone}
          onChange={({ currentTarget }) => onBooker({ phone: currentTarget.value })}
        />
      )}
    </div>
  );
}
