import type { OfferedTicket, PublicOffer } from '@plenum/contract';
import { useId } from 'react';
import { CountStepper } from './count-stepper.tsx';
import classes from './ticket-list.module.css';
import { TicketWords } from './ticket-words.tsx';
import type { Register } from './use-register.ts';

interface TicketListProps {
  title: string;
  tickets: readonly OfferedTicket[];
  offer: PublicOffer;
  register: Register;
}

export function TicketList({ title, tickets, offer, register }: TicketListProps) {
  const id = useId();
  return (
    <section className={classes.list} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id} className={classes.ticket} data-off={ticket.state !== 'on_sale'}>
            <TicketWords ticket={ticket} offer={offer} />
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
