import { Button, TextInput } from '@mantine/core';
import type { MyEvent, WaitingEntry } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { newKey } from '../../../platform/new-key.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StateHistory } from '../../../ui/panel/state-history.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { offerNow, removeWaiting } from './waiting.api.ts';
import classes from './waiting-list-screen.module.css';
import { WaitingState } from './waiting-state.tsx';
import { useWaitingProblemText } from './use-waiting-problem-text.ts';

interface WaitingDialogProps {
  event: MyEvent;
  entry: WaitingEntry | undefined;
  onClose: () => void;
}

/** One who waits, with all that happened, and what can be done. */
export function WaitingDialog({ event, entry, onClose }: WaitingDialogProps) {
  return (
    <FormDialog isOpen={entry !== undefined} title={entry?.fullName ?? ''} onClose={onClose}>
      {entry && <Entry key={entry.id} event={event} entry={entry} onClose={onClose} />}
    </FormDialog>
  );
}

function Entry({ event, entry, onClose }: WaitingDialogProps & { entry: WaitingEntry }) {
  const t = useTranslations('bookings.waiting');
  const format = useFormatter();
  const { passed, bookingId, state, changes } = entry;
  const isOpen = state === 'waiting' || state === 'offered';
  return (
    <div className={classes.form}>
      {passed && state === 'waiting' && (
        <p className={classes.soft}>
          {t('passed', {
            count: passed.left,
            at: format.dateTime(new Date(passed.at), {
              dateStyle: 'medium',
              timeStyle: 'short',
              timeZone: event.timeZone,
            }),
          })}
        </p>
      )}
      {bookingId !== null && state === 'booked' && (
        <Link to="/bookings/$id" params={{ id: `${bookingId}` }}>
          {t('openBooking')}
        </Link>
      )}
      <StateHistory title={t('history')} changes={changes} Pill={WaitingState} />
      {isOpen && <Decisions entry={entry} onClose={onClose} />}
    </div>
  );
}

const deeds = { offer: offerNow, remove: removeWaiting };
const done = { offer: 'offerDone', remove: 'removeDone' } as const;

function Decisions({ entry, onClose }: { entry: WaitingEntry; onClose: () => void }) {
  const t = useTranslations('bookings.waiting');
  const problemText = useWaitingProblemText();
  const [why, setWhy] = useState('');
  const [key] = useState(newKey);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (what: keyof typeof deeds) => deeds[what](entry.id, why.trim(), `${key}-${what}`),
    onSuccess: (_, what) => {
      showToast({ text: t(done[what], { name: entry.fullName }) });
      onClose();
    },
  });
  const isWordless = why.trim() === '';
  return (
    <>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <TextInput
        label={t('why')}
        description={t('whyHint')}
        dir="auto"
        maxLength={500}
        value={why}
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
      <div className={classes.go}>
        <Button
          variant="subtle"
          color="red"
          disabled={isWordless}
          loading={isPending && variables === 'remove'}
          onClick={() => mutate('remove')}
        >
          {t('remove')}
        </Button>
        {entry.state === 'waiting' && (
          <Button
            disabled={isWordless}
            loading={isPending && variables === 'offer'}
            onClick={() => mutate('offer')}
          >
            {t('offer')}
          </Button>
        )}
      </div>
    </>
  );
}
