import { Button, TextInput } from '@mantine/core';
import type { BookingHead } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { CopyAddresses } from '../../../ui/table/copy-addresses.tsx';
import { exportWorkbook } from '../bookings.api.ts';
import { stands, useBookingDeeds } from './use-booking-deeds.ts';
import classes from '../record/record-screen.module.css';

interface BookingDeedsProps {
  eventId: number;
  bookings: readonly BookingHead[];
  onDone: () => void;
}

/** What can be done with all that are chosen; mails and cancelling are for those that stand. */
export function BookingDeeds({ eventId, bookings, onDone }: BookingDeedsProps) {
  const t = useTranslations('bookings.bulk');
  const [isCancelling, setCancelling] = useState(false);
  const { run, progress } = useBookingDeeds(onDone);
  if (progress) return <output>{t('progress', { ...progress })}</output>;
  const standing = bookings.filter(stands);
  return (
    <>
      {standing.length > 0 && (
        <>
          <Button
            size="xs"
            variant="default"
            onClick={() => void run(standing, { kind: 'resend' })}
          >
            {t('resend', { count: standing.length })}
          </Button>
          <Button size="xs" variant="default" color="red" onClick={() => setCancelling(true)}>
            {t('cancel', { count: standing.length })}
          </Button>
        </>
      )}
      <DownloadButton
        label={t('export')}
        save={() => exportWorkbook(eventId, { ids: bookings.map(({ id }) => id).join(',') })}
      />
      <CopyAddresses people={bookings.map(({ fullName: name, email }) => ({ name, email }))} />
      <CancelDialog
        count={standing.length}
        isOpen={isCancelling}
        onClose={() => setCancelling(false)}
        onCancel={(why) => {
          setCancelling(false);
          void run(standing, { kind: 'cancel', why });
        }}
      />
    </>
  );
}

interface CancelDialogProps {
  count: number;
  isOpen: boolean;
  onClose: () => void;
  onCancel: (why: string) => void;
}

/** One reason for all of them. */
function CancelDialog({ count, isOpen, onClose, onCancel }: CancelDialogProps) {
  const t = useTranslations('bookings');
  const [why, setWhy] = useState('');
  return (
    <FormDialog isOpen={isOpen} title={t('bulk.ask', { count })} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onCancel(why.trim());
        }}
      >
        <p className={classes.soft}>{t('cancel.lead')}</p>
        <TextInput
          label={t('cancel.why')}
          description={t('bulk.whyHint')}
          dir="auto"
          maxLength={500}
          value={why}
          data-autofocus
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
        <div className={classes.choices}>
          <Button variant="default" onClick={onClose}>
            {t('bulk.stay')}
          </Button>
          <Button type="submit" color="red">
            {t('bulk.cancel', { count })}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}
