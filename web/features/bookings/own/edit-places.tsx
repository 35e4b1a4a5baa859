import { Button } from '@mantine/core';
import type { Booking } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { useBookingProblemText } from '../use-booking-problem-text.ts';
import { bringFile, downloadFile } from './own.api.ts';
import { BookerFields } from './people-step.tsx';
import { FirmFields } from '../firms/firm-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { QuestionList } from './question-list.tsx';
import classes from './step.module.css';
import { useDetails } from './use-details.ts';

interface EditPlacesProps {
  token: string;
  booking: Booking;
  onDone: () => void;
}

/** How to reach who booked, who comes, and what they answered; a place that goes to another address gets a new code. */
export function EditPlaces({ token, booking, onDone }: EditPlacesProps) {
  const t = useTranslations('booking-page');
  const problemText = useBookingProblemText();
  const details = useDetails(token, booking);
  const tickets = booking.people.filter(
    ({ kind, isCancelled }) => kind === 'ticket' && !isCancelled,
  );
  const save = async () => {
    if (await details.save()) onDone();
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Panel hasRoom title={t('people.booker')}>
        <BookerFields
          hasPhone
          booker={details.values.booker}
          faults={details.wrong}
          onBooker={(next) => details.change({ booker: { ...details.values.booker, ...next } })}
        />
      </Panel>
      <Panel hasRoom title={t('own.places')}>
        <div className={classes.people}>
          <p className={classes.soft}>{t('own.handOn')}</p>
          <FirmFields booking={booking} details={details} faults={details.wrong} />
          {tickets.map((place, at) => (
            <PersonFields
              key={place.id}
              placeId={place.id}
              number={at + 1}
              booking={booking}
              details={details}
              isNeeded={details.wrong.includes(`/people/${place.id}/fullName`)}
            />
          ))}
          {booking.questions.length > 0 && (
            <QuestionList
              booking={booking}
              details={details}
              faults={details.wrong}
              files={{
                bring: bringFile(token),
                save: (fileId) => downloadFile(token, fileId),
              }}
            />
          )}
        </div>
      </Panel>
      {details.problem !== null && <Notice tone="danger">{problemText(details.problem)}</Notice>}
      <div className={classes.go}>
        <Button variant="default" onClick={onDone}>
          {t('own.leaveIt')}
        </Button>
        <Button type="submit" loading={details.isSaving}>
          {t('own.save')}
        </Button>
      </div>
    </form>
  );
}
