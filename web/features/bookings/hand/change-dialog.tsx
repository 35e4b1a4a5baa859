import { Button } from '@mantine/core';
import type { BookingRecord } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { teach } from '../../../platform/live/teach.ts';
import { newKey } from '../../../platform/new-key.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changeBooking, saveAnswerFile } from '../bookings.api.ts';
import { learntRecord } from '../bookings.live.ts';
import { AddressFields } from '../own/address-fields.tsx';
import { type DetailsValues, isWhole, nowhere, tidyAnswers } from '../own/own.values.ts';
import { FirmFields } from '../firms/firm-fields.tsx';
import { PersonFields } from '../own/person-fields.tsx';
import { type ChangeDetails, partOf } from '../own/use-details.ts';
import { QuestionList } from '../own/question-list.tsx';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { BookerFields } from './booker-fields.tsx';
import classes from './hand-screen.module.css';

interface ChangeDialogProps {
  record: BookingRecord;
  isOpen: boolean;
  onClose: () => void;
}

/** Who booked, who comes, and what they answered, as an organiser corrects it. */
export function ChangeDialog({ record, isOpen, onClose }: ChangeDialogProps) {
  const t = useTranslations('bookings.change');
  return (
    <FormDialog isOpen={isOpen} title={t('title')} size="lg" onClose={onClose}>
      <ChangeForm record={record} onClose={onClose} />
    </FormDialog>
  );
}

const valuesOf = (record: BookingRecord): DetailsValues => ({
  booker: { fullName: record.fullName, email: record.email, phone: record.phone },
  address: record.address ?? nowhere,
  people: record.people
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ id, fullName, email, answers }) => ({ placeId: id, fullName, email, answers })),
  answers: record.answers,
});

function useChange(record: BookingRecord, onClose: () => void) {
  const t = useTranslations('bookings.change');
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(record));
  const [version] = useState(record.version);
  const [key, setKey] = useState(newKey);
  const sending = useMutation({
    mutationFn: () =>
      changeBooking(
        record.id,
        {
          version,
          booker: values.booker,
          address: isWhole(values.address) ? values.address : null,
          people: values.people.map((one) => ({ ...one, answers: tidyAnswers(one.answers) })),
          answers: tidyAnswers(values.answers),
        },
        key,
      ),
    onSuccess: (after) => {
      teach(client, learntRecord(after));
      showToast({ text: t('done') });
      onClose();
    },
  });
  return {
    values,
    sending,
    change: (next: Parameters<ChangeDetails>[0]) => {
      // Something else is another change.
      setKey(newKey());
      setValues((known) => ({ ...known, ...partOf(next, known) }));
    },
  };
}

function ChangeForm({ record, onClose }: Omit<ChangeDialogProps, 'isOpen'>) {
  const t = useTranslations('bookings.change');
  const hand = useTranslations('bookings.hand');
  const problemText = useBookingProblemText();
  const { values, change, sending } = useChange(record, onClose);
  const { error, isPending, mutate } = sending;
  const wrong = error instanceof CallProblem ? error.errors.map(({ path }) => path) : [];
  const asked = { ...record, event: { languages: [] } };
  const details = { values, change };
  const tickets = record.people.filter(
    ({ kind, isCancelled }) => kind === 'ticket' && !isCancelled,
  );
  return (
    <form
      className={classes.payment}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <fieldset className={classes.person}>
        <legend>{hand('booker')}</legend>
        <div className={classes.pair}>
          <BookerFields
            booker={values.booker}
            onBooker={(next) => change({ booker: { ...values.booker, ...next } })}
          />
        </div>
      </fieldset>
      {record.invoiceId === null && record.address && (
        <AddressFields
          address={values.address}
          isNeeded
          isTaxNumberWrong={false}
          onAddress={(address) => change({ address })}
        />
      )}
      <FirmFields booking={asked} details={details} faults={wrong} />
      {tickets.map((place, at) => (
        <PersonFields
          key={place.id}
          placeId={place.id}
          number={at + 1}
          booking={asked}
          details={details}
          isNeeded={wrong.includes(`/people/${place.id}/fullName`)}
        />
      ))}
      {record.questions.length > 0 && (
        <QuestionList
          booking={asked}
          details={details}
          faults={wrong}
          files={{ save: saveAnswerFile }}
        />
      )}
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <div className={classes.go}>
        <Button type="submit" loading={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
