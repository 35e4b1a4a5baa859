import type { OfferedTicket } from '@plenum/contract';
import { useWords } from '../../../platform/i18n/words.ts';
import type { Counts } from '../bookings.places.ts';
import { CountStepper } from '../register/count-stepper.tsx';
import classes from './waiting.module.css';

interface WishListProps {
  label: string;
  tickets: readonly Pick<OfferedTicket, 'id' | 'name' | 'least' | 'most'>[];
  languages: readonly string[];
  counts: Counts;
  onCount: (ticketId: number, count: number) => void;
}

/** How many of each somebody waits for. */
export function WishList({ label, tickets, languages, counts, onCount }: WishListProps) {
  const words = useWords(languages);
  return (
    <ul className={classes.wishes} aria-label={label}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <bdi>{words(ticket.name)}</bdi>
          <CountStepper
            ticket={ticket}
            languages={languages}
            count={counts.get(ticket.id) ?? 0}
            onCount={(count) => onCount(ticket.id, count)}
          />
        </li>
      ))}
    </ul>
  );
}
