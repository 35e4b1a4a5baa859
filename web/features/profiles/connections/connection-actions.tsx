import { Button } from '@mantine/core';
import type { PersonPage } from '@plenum/contract';
import { IconArrowBackUp, IconUserMinus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ConnectButton } from './connect-button.tsx';
import classes from './connect.module.css';
import { useConnecting } from './use-connecting.ts';

interface ConnectionActionsProps {
  eventId: number;
  person: PersonPage;
}

/** All that can be done about a connection, where there is room for it. */
export function ConnectionActions({ eventId, person }: ConnectionActionsProps) {
  const t = useTranslations('profiles.standing');
  const { answer, end, isBusy } = useConnecting(eventId);
  const [isAsking, setAsking] = useState(false);
  const { standing, connectionId } = person;
  if (standing === 'me') {
    return (
      <div className={classes.actions}>
        <ConnectButton eventId={eventId} person={person} />
        <Link to="/my-profile">{t('editMine')}</Link>
      </div>
    );
  }
  return (
    <div className={classes.actions}>
      <ConnectButton eventId={eventId} person={person} />
      {standing === 'asks' && connectionId !== null && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          onClick={() => answer({ person, connectionId, isAccepted: false })}
        >
          {t('refuse')}
        </Button>
      )}
      {standing === 'asked' && connectionId !== null && (
        <Button
          size="xs"
          variant="subtle"
          disabled={isBusy}
          leftSection={<IconArrowBackUp size={16} className="mantine-rotate-rtl" />}
          onClick={() => end({ person, connectionId, wasConnected: false })}
        >
          {t('takeBack')}
        </Button>
      )}
      {standing === 'connected' && connectionId !== null && (
        <Button
          size="xs"
          variant="subtle"
          color="red"
          disabled={isBusy}
          leftSection={<IconUserMinus size={16} />}
          onClick={() => setAsking(true)}
        >
          {t('end')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('endTitle', { name: person.fullName })}
        text={t('endText')}
        stay={t('endStay')}
        go={t('end')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          if (connectionId !== null) end({ person, connectionId, wasConnected: true });
        }}
      />
    </div>
  );
}
