import { Button, Drawer } from '@mantine/core';
import type { Invitation, Role } from '@plenum/contract';
import { mostInList } from '@plenum/contract/kernel/list.ts';
import { useQuery } from '@tanstack/react-query';
import { IconMailCheck, IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Later } from '../../../ui/later.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { InvitationLine } from './invitation-line.tsx';
import classes from './open-invitations.module.css';
import { invitationsOptions } from './invitations.ts';

const none: Invitation[] = [];

/** Who was asked and has not answered; the button is there only while there are some. */
export function OpenInvitations({ role }: { role: Role }) {
  const t = useTranslations('people.invitations');
  const shell = useTranslations('shell');
  const [isOpen, setOpen] = useState(false);
  const { data = none } = useQuery(invitationsOptions());
  const invitations = data.filter((invitation) => invitation.role === role);
  return (
    <>
      {invitations.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconMailOpened size={18} />}
          onClick={() => setOpen(true)}
        >
          {t(data.length < mostInList ? 'open' : 'openMost', { count: invitations.length })}
        </Button>
      )}
      <Later>
        <Drawer
          opened={isOpen}
          onClose={() => setOpen(false)}
          position="right"
          size={480}
          title={t('title')}
          closeButtonProps={{ 'aria-label': shell('close') }}
        >
          {invitations.length === 0 ? (
            <StateMessage icon={IconMailCheck} title={t('noneTitle')} text={t('noneText')} />
          ) : (
            <ul className={classes.lines} aria-label={t('title')}>
              {invitations.map((invitation) => (
                // Sent again it is another invitation to the same address.
                <InvitationLine key={invitation.email} invitation={invitation} />
              ))}
            </ul>
          )}
        </Drawer>
      </Later>
    </>
  );
}
