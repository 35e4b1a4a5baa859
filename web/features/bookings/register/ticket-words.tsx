import type { OfferedTicket, PublicOffer } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Money } from '../../../ui/money/money.tsx';
import { ComingPrices, useMoment } from './coming-prices.tsx';
import classes from './ticket-list.module.css';

interface TicketWordsProps {
  ticket: OfferedTicket;
  offer: PublicOffer;
}

/** What it is, what it costs, and why it cannot be had where that is so. */
export function TicketWords({ ticket, offer }: TicketWordsProps) {
  const t = useTranslations('booking-page.register');
  const words = useWords(offer.event.languages);
  const description = words(ticket.description);
  return (
    <div className={classes.words}>
      <h3 dir="auto">{words(ticket.name)}</h3>
      <p className={classes.price}>
        <Price ticket={ticket} offer={offer} />
        {ticket.kind === 'ticket' && (
          <span className={classes.mode}>{t(`modes.${ticket.mode}`)}</span>
        )}
      </p>
      {description && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
      {ticket.passes > 0 && (
        <p className={classes.description}>
          {t('comesWith', { count: ticket.passes, ticket: words(ticket.passName) })}
        </p>
      )}
      {ticket.state === 'on_sale' && <ComingPrices ticket={ticket} offer={offer} />}
      <TicketStateWords ticket={ticket} />
    </div>
  );
}

function Price({ ticket, offer: { currency, event } }: TicketWordsProps) {
  const t = useTranslations('booking-page.register');
  const words = useWords(event.languages);
  const { price, priceBefore } = ticket;
  const name = words(ticket.priceName);
  return (
    <>
      <strong>{price === 0 ? t('free') : <Money minor={price} currency={currency} />}</strong>
      {priceBefore !== null && (
        <s>
          <span className="visually-hidden">{t('before')} </span>
          <Money minor={priceBefore} currency={currency} />
        </s>
      )}
      {name && <bdi className={classes.mode}>{name}</bdi>}
    </>
  );
}

function TicketStateWords({ ticket }: { ticket: OfferedTicket }) {
  const t = useTranslations('booking-page.register');
  const on = useMoment();
  const { state, left, saleFrom, saleUntil } = ticket;
  if (state === 'sold_out') return <p className={classes.state}>{t('soldOut')}</p>;
  if (state === 'over') return <p className={classes.state}>{t('ticketOver')}</p>;
  if (state === 'soon') {
    return (
      <p className={classes.state}>{saleFrom ? t('from', { at: on(saleFrom) }) : t('soon')}</p>
    );
  }
  if (left !== null) return <p className={classes.few}>{t('left', { count: left })}</p>;
  return saleUntil ? <p className={classes.state}>{t('until', { at: on(saleUntil) })}</p> : null;
}
