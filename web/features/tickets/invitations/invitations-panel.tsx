import { Button } from '@mantine/core';
import type { MyEvent, Offer, TicketInvitation } from '@plenum/contract';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EditorDrawer } from '../../../ui/form/editor-drawer.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import classes from '../tickets.module.css';
import { InvitationLine } from './invitation-line.tsx';
import { invitations } from './invitations.live.ts';
import { InvitePeople } from './invite-people.tsx';

interface InvitationsPanelProps {
  event: MyEvent;
  offer: Offer;
}

/** Who was invited to what is sold by invitation, and what came of it. */
export function InvitationsPanel({ event, offer }: InvitationsPanelProps) {
  const t = useTranslations('tickets.invitations');
  const [isOpen, setOpen] = useState<true>();
  const reading = useQuery(invitations.options(event.id));
  const tickets = offer.tickets.filter(({ audience }) => audience === 'invited');
  return (
    <Panel
      title={t('title')}
      more={
        tickets.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconMailPlus size={16} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('invite')}
          </Button>
        )
      }
    >
      {reading.data ? (
        <Invited event={event} offer={offer} known={reading.data} canInvite={tickets.length > 0} />
      ) : (
        <ReadingState
          reading={reading}
          title={t('failed')}
          skeleton={<LinesSkeleton lines={3} />}
        />
      )}
      <EditorDrawer<true>
        of={isOpen}
        size={520}
        title={() => t('invite')}
        onClose={() => setOpen(undefined)}
      >
        {(_, opening) => (
          <InvitePeople
            key={opening}
            event={event}
            tickets={tickets}
            onDone={() => setOpen(undefined)}
          />
        )}
      </EditorDrawer>
    </Panel>
  );
}

interface InvitedProps extends InvitationsPanelProps {
  known: readonly TicketInvitation[];
  canInvite: boolean;
}

function Invited({ event, offer, known, canInvite }: InvitedProps) {
  const t = useTranslations('tickets.invitations');
  if (known.length === 0) {
    return <p className={classes.none}>{t(canInvite ? 'none' : 'noTicket')}</p>;
  }
  return (
    <ul className={classes.rows}>
      {known.map((one) => (
        <li key={one.id} className={classes.row}>
          <InvitationLine
            event={event}
            invitation={one}
            ticket={offer.tickets.find(({ id }) => id === one.ticketId)}
          />
        </li>
      ))}
    </ul>
  );
}
