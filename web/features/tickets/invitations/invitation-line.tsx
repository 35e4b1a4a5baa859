import { Button } from '@mantine/core';
import type { MyEvent, Ticket, TicketInvitation } from '@plenum/contract';
import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconHourglass,
  IconHourglassEmpty,
  IconMail,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { StatePill } from '../../../ui/state-pill.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from '../tickets.module.css';
import { useOfferProblemText } from '../use-offer-problem-text.ts';
import { sendInvitation, withdrawInvitation } from './invitations.api.ts';
import { invitations } from './invitations.live.ts';

interface InvitationLineProps {
  event: MyEvent;
  invitation: TicketInvitation;
  ticket: Ticket | undefined;
}

const looks = {
  waiting: { icon: IconHourglass, hue: 'amber' },
  queued: { icon: IconHourglass, hue: 'amber' },
  sent: { icon: IconMail, hue: 'sky' },
  failed: { icon: IconAlertTriangle, hue: 'red' },
  held: { icon: IconAlertTriangle, hue: 'red' },
  booked: { icon: IconCircleCheck, hue: 'green' },
  over: { icon: IconHourglassEmpty, hue: 'plain' },
  withdrawn: { icon: IconBan, hue: 'plain' },
} as const;

function standing({ withdrawnAt, bookings, until, state }: TicketInvitation, now: Date) {
  if (withdrawnAt !== null) return 'withdrawn';
  if (bookings.length > 0) return 'booked';
  return until !== null && new Date(until) <= now ? 'over' : state;
}

/** One who was invited: how far it came, and what they booked. */
export function InvitationLine({ event, invitation, ticket }: InvitationLineProps) {
  const t = useTranslations('tickets.invitations');
  const words = useWords(event.languages);
  const format = useFormatter();
  const { email, fullName, places, used, until, bookings } = invitation;
  const stands = standing(invitation, useNow({ updateInterval: 60_000 }));
  const day = { dateStyle: 'medium', timeStyle: 'short', timeZone: event.timeZone } as const;
  return (
    <>
      <div className={classes.words}>
        <div className={classes.title}>
          <bdi className={classes.name}>{fullName || email}</bdi>
          <StatePill {...looks[stands]} label={t(`states.${stands}`)} />
        </div>
        <div className={classes.facts}>
          {fullName && <bdi>{email}</bdi>}
          {ticket && <bdi>{words(ticket.name)}</bdi>}
          <span>{t('used', { used, places })}</span>
          {until && <span>{t('until', { time: format.dateTime(new Date(until), day) })}</span>}
          {bookings.map(({ id, reference }) => (
            <Link key={id} to="/bookings/$id" params={{ id: `${id}` }}>
              {reference}
            </Link>
          ))}
        </div>
      </div>
      {(stands === 'booked' || stands in sendable) && (
        <Deeds eventId={event.id} invitation={invitation} />
      )}
    </>
  );
}

const sendable = { sent: true, failed: true, held: true, queued: true, waiting: true } as const;

function Deeds({ eventId, invitation }: { eventId: number; invitation: TicketInvitation }) {
  const t = useTranslations('tickets.invitations');
  const client = useQueryClient();
  const problemText = useOfferProblemText();
  const [isAsking, setAsking] = useState(false);
  const name = invitation.fullName || invitation.email;
  const after = {
    onError: (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: invitations.options(eventId).queryKey }),
  };
  const send = useMutation({
    ...after,
    mutationFn: () => sendInvitation(invitation.id),
    onSuccess: () => showToast({ text: t('sentAgain', { name }) }),
  });
  const withdraw = useMutation({ ...after, mutationFn: () => withdrawInvitation(invitation.id) });
  return (
    <div className={classes.deeds}>
      <Button
        size="compact-sm"
        variant="subtle"
        loading={send.isPending}
        aria-label={t('againTo', { name })}
        onClick={() => send.mutate()}
      >
        {t('again')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={withdraw.isPending}
        aria-label={t('withdrawOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('withdrawTitle', { name })}
        text={t('withdrawText')}
        stay={t('stay')}
        go={t('withdraw')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          withdraw.mutate();
        }}
      />
    </div>
  );
}
