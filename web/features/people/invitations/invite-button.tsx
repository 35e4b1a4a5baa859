import { Button } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

interface InviteButtonProps {
  /** Who is added where an event is shown is added to that event. */
  event: MyEvent | null;
  onInvite: () => void;
}

export function InviteButton({ event, onInvite }: InviteButtonProps) {
  const t = useTranslations('people');
  const icon = <IconUserPlus size={18} />;
  if (event) {
    return (
      <Button
        leftSection={icon}
        renderRoot={(props) => (
          <Link to="/conference-platform" search={{ tab: 'attendees' }} {...props} />
        )}
      >
        {t('event.add')}
      </Button>
    );
  }
  return (
    <Button leftSection={icon} onClick={onInvite}>
      {t('invite.open')}
    </Button>
  );
}
