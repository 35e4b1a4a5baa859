import { NumberInput, TextInput } from '@mantine/core';
import '../../../ui/styles/amounts.css';
import type { MyEvent, Offer, Ticket } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { AmountField } from '../../../ui/money/amount-field.tsx';
import { Money } from '../../../ui/money/money.tsx';
import type { HandPartProps } from './hand.parts.ts';
import { type HandLine, lineOf, withLine } from './hand.values.ts';
import classes from './hand-screen.module.css';

interface HandTicketsProps extends HandPartProps {
  event: MyEvent;
  offer: Offer;
}

/** All there are, also those that are not on sale. */
export function HandTickets({ event, offer, values, faults, onChange }: HandTicketsProps) {
  const t = useTranslations('bookings.hand');
  const set = (ticketId: number) => (next: Partial<HandLine>) =>
    onChange({ lines: withLine(values.lines, ticketId, next) });
  return (
    <ul className={classes.tickets}>
      {faults.includes('tickets') && (
        <li>
          <p className={classes.error}>{t('needsTicket')}</p>
        </li>
      )}
      {offer.tickets.map((ticket) => (
        <TicketPart
          key={ticket.id}
          ticket={ticket}
          line={lineOf(values.lines, ticket.id)}
          currency={offer.settings.currency}
          languages={event.languages}
          onLine={set(ticket.id)}
        />
      ))}
    </ul>
  );
}

interface TicketPartProps {
  ticket: Ticket;
  line: HandLine;
  currency: string;
  languages: readonly string[];
  onLine: (next: Partial<HandLine>) => void;
}

const most = 50;

function TicketPart({ ticket, line, currency, languages, onLine }: TicketPartProps) {
  const t = useTranslations('bookings.hand');
  const words = useWords(languages);
  const name = words(ticket.name);
  const { left, kind, priceNow: price } = ticket;
  return (
    <li className={classes.ticket}>
      <div className={classes.name}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Money minor={price} currency={currency} />
        {left !== null && <span className={classes.soft}>{t('left', { count: left })}</span>}
      </div>
      <div className={classes.pair}>
        <NumberInput
          label={t('count')}
          aria-label={t('countOf', { name })}
          min={0}
          max={Math.min(most, left ?? most)}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={line.quantity || ''}
          onChange={(next) => onLine({ quantity: Math.trunc(Number(next)) || 0 })}
        />
        {line.quantity > 0 && (
          <AmountField
            label={t('price')}
            aria-label={t('priceOf', { name })}
            currency={currency}
            description={t('priceHint')}
            value={line.price}
            onChange={(next) => onLine({ price: next })}
          />
        )}
      </div>
      {kind !== 'add_on' &&
        line.people.map((person, at) => (
          <PersonPart
            // Places of a ticket have nothing but their order.
            key={`${ticket.id} ${at + 1}`}
            number={at + 1}
            ticket={name}
            isFirm={kind !== 'ticket'}
            person={person}
            onPerson={(next) =>
              onLine({ people: line.people.map((one, place) => (place === at ? next : one)) })
            }
          />
        ))}
    </li>
  );
}

interface PersonPartProps {
  number: number;
  ticket: string;
  /** Of a booth or a sponsor package it is the company. */
  isFirm: boolean;
  person: HandLine['people'][number];
  onPerson: (person: HandLine['people'][number]) => void;
}

function PersonPart({ number, ticket, isFirm, person, onPerson }: PersonPartProps) {
  const t = useTranslations('bookings.hand');
  return (
    <fieldset className={classes.person}>
      <legend>
        {!isFirm && t('person', { number })} <bdi>{ticket}</bdi>
      </legend>
      <div className={classes.pair}>
        <TextInput
          label={t(isFirm ? 'firmName' : 'personName')}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={person.fullName}
          onChange={({ currentTarget }) => onPerson({ ...person, fullName: currentTarget.value })}
        />
        <TextInput
          label={t('personEmail')}
          type="email"
          dir="ltr"
          autoComplete="off"
          value={person.email}
          onChange={({ currentTarget }) =>
            onPerson({ ...person, email: currentTarget.value.trim() })
          }
        />
      </div>
    </fieldset>
  );
}
