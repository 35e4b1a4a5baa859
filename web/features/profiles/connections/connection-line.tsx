import { Button } from '@mantine/core';
import type { Connection } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import classes from './connections-panel.module.css';
import { PersonFace } from '../person/person-face.tsx';
import { PersonLink } from '../person/person-link.tsx';
import type { ConnectionGroup } from './connections.ts';
import { useConnecting } from './use-connecting.ts';

interface ConnectionLineProps {
  eventId: number;
  group: ConnectionGroup;
  connection: Connection;
  onOpen: (id: number) => void;
}

export function ConnectionLine({ eventId, group, connection, onOpen }: ConnectionLineProps) {
  const { person, note, at } = connection;
  return (
    <li className={classes.line}>
      <PersonFace person={person} size={40} />
      <div className={classes.words}>
        <PersonLink person={person} className={classes.name} onOpen={onOpen} />
        {person.headline && <bdi className={classes.headline}>{person.headline}</bdi>}
        {note && group !== 'connected' && (
          <q className={classes.note}>
            <bdi>{note}</bdi>
          </q>
        )}
        <span className={classes.at}>
          <RelativeTime at={at} />
        </span>
      </div>
      <div className={classes.actions}>
        <Actions eventId={eventId} group={group} connection={connection} />
      </div>
    </li>
  );
}

function Actions({ eventId, group, connection }: Omit<ConnectionLineProps, 'onOpen'>) {
  const t = useTranslations('profiles.standing');
  const { answer, end, isBusy } = useConnecting(eventId);
  const [isAsking, setAsking] = useState(false);
  const { id: connectionId, person } = connection;
  const name = person.fullName;
  if (group === 'incoming') {
    return (
      <>
        <Button
          size="xs"
          disabled={isBusy}
          aria-label={t('acceptOne', { name })}
          onClick={() => answer({ person, connectionId, isAccepted: true })}
        >
          {t('accept')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={t('refuseOne', { name })}
          onClick={() => answer({ person, connectionId, isAccepted: false })}
        >
          {t('refuse')}
        </Button>
      </>
    );
  }
  const wasConnected = group === 'connected';
  const go = () => end({ person, connectionId, wasConnected });
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        aria-label={t(wasConnected ? 'endOne' : 'takeBackOne', { name })}
        onClick={() => (wasConnected ? setAsking(true) : go())}
      >
        {t(wasConnected ? 'end' : 'takeBack')}
      </Button>
      {wasConnected && (
        <ConfirmDialog
          opened={isAsking}
          title={t('endTitle', { name })}
          text={t('endText')}
          stay={t('endStay')}
          go={t('end')}
          onStay={() => setAsking(false)}
          onGo={() => {
            setAsking(false);
            go();
          }}
        />
      )}
    </>
  );
}
