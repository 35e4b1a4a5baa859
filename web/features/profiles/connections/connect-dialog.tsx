import { Button, Modal, Textarea } from '@mantine/core';
import type { PersonCard } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { submitOnModEnter } from '../../../ui/form/submit-on-mod-enter.ts';
import classes from './connect.module.css';
import { connectionsOptions } from '../profiles.api.ts';
import { useConnecting } from './use-connecting.ts';

const longest = 300;

interface ConnectDialogProps {
  eventId: number;
  person: Pick<PersonCard, 'id' | 'fullName'>;
  opened: boolean;
  onClose: () => void;
}

/** Asks somebody to connect, with a word about why. */
export function ConnectDialog({ eventId, person, opened, onClose }: ConnectDialogProps) {
  const t = useTranslations('profiles.connect');
  const shell = useTranslations('shell');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('title', { name: person.fullName })}
      closeButtonProps={{ 'aria-label': shell('close') }}
      centered
    >
      <ConnectForm eventId={eventId} person={person} onDone={onClose} />
    </Modal>
  );
}

function ConnectForm({
  eventId,
  person,
  onDone,
}: Pick<ConnectDialogProps, 'eventId' | 'person'> & { onDone: () => void }) {
  const t = useTranslations('profiles.connect');
  const [note, setNote] = useState('');
  const { ask, isBusy } = useConnecting(eventId);
  const { data } = useQuery(connectionsOptions(eventId));
  const isSpent = data?.leftToday === 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) ask({ person, note: note.trim() }).then(onDone, () => undefined);
  };
  return (
    <form ref={submitOnModEnter} className={classes.form} onSubmit={submit}>
      <Textarea
        data-autofocus
        label={t('note')}
        description={t('noteHint')}
        dir="auto"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={longest}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <p className={classes.left}>
        {data && (isSpent ? t('noneLeft') : t('left', { count: data.leftToday }))}
      </p>
      <div className={classes.foot}>
        <Button type="submit" loading={isBusy} disabled={isSpent}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
