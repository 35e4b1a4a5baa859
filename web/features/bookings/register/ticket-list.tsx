import { Button } from '@mantine/core';
import type { OfferedTicket, PublicOffer } from '@plenum/contract';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { CountStepper } from './count-stepper.tsx';
import classes from './ticket-list.module.css';
import { TicketWords } from './ticket-words.tsx';
import type { Register } from './use-register.ts';

interface TicketListProps {
  title: string;
  tickets: readonly OfferedTicket[];
  offer: PublicOffer;
  register: Register;
  onWait: (ticketId: number) => void;
}

export function TicketList({ title, tickets, offer, register, onWait }: TicketListProps) {
  const t = useTranslations('booking-page.register');
  const words = useWords(offer.event.languages);
  const id = useId();
  return (
    <section className={classes.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={classes.ticket} data-off={ticket.state !== 'on_sale'}>
            <div className={classes.about}>
              <TicketWords ticket={ticket} offer={offer} />
              {ticket.waitable !== null && (
                <div>
                  <Button
                    variant={ticket.state === 'sold_out' ? 'default' : 'subtle'}
                    size="compact-md"
                    aria-haspopup="dialog"
                    onClick={() => onWait(ticket.id)}
                  >
                    {t(ticket.state === 'sold_out' ? 'wait' : 'waitForMore')}
                    <span className="visually-hidden">: {words(ticket.name)}</span>
                  </Button>
                </div>
              )}
            </div>
            {ticket.state === 'on_sale' && (
              <CountStepper
                ticket={ticket}
                languages={offer.event.languages}
                count={register.counts.get(ticket.id) ?? 0}
                onCount={(count) => register.setCount(ticket.id, count)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
