import { Button } from '@mantine/core';
import type { PersonCard } from '@plenum/contract';
import { IconCheck, IconClock, IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './connect.module.css';
import { useConnecting } from './use-connecting.ts';

const ConnectDialog = lazy(async () => ({
  default: (await import('./connect-dialog.tsx')).ConnectDialog,
}));

interface ConnectButtonProps {
  eventId: number;
  person: Pick<PersonCard, 'id' | 'fullName' | 'standing'>;
}

/** What can be done next about being connected to somebody, or how it stands. */
export function ConnectButton({ eventId, person }: ConnectButtonProps) {
  const t = useTranslations('profiles.standing');
  const { ask, isBusy } = useConnecting(eventId);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const { standing, fullName } = person;
  if (standing === 'me') return <span className={classes.stands}>{t('me')}</span>;
  if (standing === 'asked' || standing === 'connected') {
    const Mark = standing === 'asked' ? IconClock : IconUserCheck;
    return (
      <span className={classes.stands} data-standing={standing}>
        <Mark size={16} aria-hidden />
        {t(standing)}
      </span>
    );
  }
  if (standing === 'asks') {
    return (
      <Button
        size="xs"
        loading={isBusy}
        leftSection={<IconCheck size={16} />}
        aria-label={t('acceptOne', { name: fullName })}
        onClick={() => void ask({ person, note: '' }).catch(() => undefined)}
      >
        {t('accept')}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconUserPlus size={16} />}
        aria-label={t('connectOne', { name: fullName })}
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {t('connect')}
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ConnectDialog
            eventId={eventId}
            person={person}
            opened={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
