import { Button } from '@mantine/core';
import type { MyEvent, Offer, OfferFault, Ticket, TicketPool } from '@plenum/contract';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { StatePill } from '../../../ui/state-pill.tsx';
import classes from '../tickets.module.css';

interface OfferFaultsProps {
  event: MyEvent;
  offer: Offer;
  onTicket: (ticket: Ticket | 'new') => void;
  onPool: (pool: TicketPool) => void;
  onSettings: () => void;
}

const elsewhere = {
  not_published: '/conference-platform',
  no_sender: '/apps/invoice/settings',
  no_way: '/apps/invoice/ways',
  reverse_charge_without_number: '/apps/invoice/settings',
  ticket_without_code: '/bookings/codes',
  ticket_without_invitation: '/bookings/codes',
  invitation_after_end: '/bookings/codes',
  question_never_shown: '/bookings/questions',
  questions_fill_alike: '/bookings/questions',
} as const;

/** What is contradictory or missing, each with the way to where it is mended. */
export function OfferFaults({ event, offer, ...deeds }: OfferFaultsProps) {
  const t = useTranslations('tickets.faults');
  const words = useWords(event.languages);
  const nameOf = ({ what, about }: OfferFault): string => {
    if (what === 'pool_unused') return offer.pools.find(({ id }) => id === about)?.name ?? '';
    if (what === 'question_never_shown' || what === 'questions_fill_alike') {
      return words(offer.questions.find(({ id }) => id === about)?.label ?? {});
    }
    return words(offer.tickets.find(({ id }) => id === about)?.name ?? {});
  };
  if (offer.faults.length === 0) {
    return (
      <div>
        <StatePill icon={IconCircleCheck} hue="green" label={t('none')} />
      </div>
    );
  }
  return (
    <section aria-label={t('title')}>
      <ul className={classes.faults}>
        {offer.faults.map((fault) => (
          <li key={`${fault.what} ${fault.about}`}>
            <StatePill
              icon={fault.isNeeded ? IconCircleX : IconAlertTriangle}
              hue={fault.isNeeded ? 'red' : 'amber'}
              label={t(fault.isNeeded ? 'needed' : 'advised')}
            />
            <span>{t(fault.what, { name: nameOf(fault) })}</span>
            <Mend fault={fault} offer={offer} {...deeds} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mend(props: Omit<OfferFaultsProps, 'event'> & { fault: OfferFault }) {
  const { fault, offer, onTicket, onPool, onSettings } = props;
  const { what, about } = fault;
  const t = useTranslations('tickets.faults');
  if (what in elsewhere) {
    return <Link to={elsewhere[what as keyof typeof elsewhere]}>{t('mend')}</Link>;
  }
  const ticket = what === 'no_tickets' ? 'new' : offer.tickets.find(({ id }) => id === about);
  const pool = what === 'pool_unused' ? offer.pools.find(({ id }) => id === about) : undefined;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      onClick={() => {
        if (what.startsWith('cancel_share') || what === 'room_without_hour') onSettings();
        else if (pool) onPool(pool);
        else if (ticket) onTicket(ticket);
      }}
    >
      {t('mend')}
    </Button>
  );
}
