import type { MyEvent, Offer, Ticket } from '@plenum/contract';
import { IconEyeOff, IconLock, IconShoppingBagCheck } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { Money } from '../../ui/money/money.tsx';
import { useOpensWords } from './opens/use-opens-words.ts';
import { isPackage } from './packages/packages.values.ts';
import { useGivesWords } from './packages/use-gives-words.ts';
import { StatePill } from '../../ui/state-pill.tsx';
import classes from './tickets.module.css';

interface TicketLineProps {
  event: MyEvent;
  offer: Offer;
  ticket: Ticket;
}

/** One ticket as its organiser sees it: what it costs, when it is sold, and how many are gone. */
export function TicketLine({ event, offer, ticket }: TicketLineProps) {
  const t = useTranslations('tickets');
  const words = useWords(event.languages);
  const { kind, name, priceNow, laterPrices, mode, sold, held, left, poolIds } = ticket;
  const pools = offer.pools.filter(({ id }) => poolIds.includes(id));
  return (
    <>
      <div className={classes.title}>
        <bdi className={classes.name}>{words(name)}</bdi>
        {priceNow === 0 ? (
          <span>{t('free')}</span>
        ) : (
          <Money minor={priceNow} currency={offer.settings.currency} />
        )}
        <TicketPill ticket={ticket} />
      </div>
      <div className={classes.facts}>
        <span>{t(`kinds.${kind}`)}</span>
        {kind === 'ticket' && <span>{t(`modes.${mode}`)}</span>}
        <OpensWords event={event} offer={offer} ticket={ticket} />
        {laterPrices.length > 0 && (
          <span>{t('laterPrices.summary', { count: laterPrices.length })}</span>
        )}
        <span>{t('sold', { sold })}</span>
        {held > 0 && <span>{t('held', { held })}</span>}
        <span>{left === null ? t('endless') : t('left', { left })}</span>
        {pools.length > 0 && <bdi>{pools.map((pool) => pool.name).join(' · ')}</bdi>}
        <TicketWindow event={event} ticket={ticket} />
      </div>
    </>
  );
}

function OpensWords({ event, offer, ticket }: TicketLineProps) {
  const wordsOf = useOpensWords(event, offer.parts);
  const givesOf = useGivesWords(event, offer);
  if (isPackage(ticket)) return <bdi>{givesOf(ticket.gives)}</bdi>;
  // A dinner opens nothing, and nobody expects it to.
  if (ticket.kind === 'add_on' && ticket.opens.what === 'nothing') return null;
  return <bdi>{wordsOf(ticket.kind === 'add_on' ? 'add_on' : 'ticket', ticket.opens)}</bdi>;
}

function TicketPill({ ticket: { isOnSale, audience } }: { ticket: Ticket }) {
  const t = useTranslations('tickets.pills');
  if (!isOnSale) return <StatePill icon={IconEyeOff} hue="plain" label={t('off')} />;
  return audience === 'everyone' ? (
    <StatePill icon={IconShoppingBagCheck} hue="green" label={t('on')} />
  ) : (
    <StatePill icon={IconLock} hue="amber" label={t(audience)} />
  );
}

function TicketWindow({ event, ticket }: Omit<TicketLineProps, 'offer'>) {
  const t = useTranslations('tickets');
  const format = useFormatter();
  const { saleFrom, saleUntil } = ticket;
  const said = (at: string) =>
    format.dateTime(new Date(at), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: event.timeZone,
    });
  return (
    <>
      {saleFrom && <span>{t('from', { time: said(saleFrom) })}</span>}
      {saleUntil && <span>{t('until', { time: said(saleUntil) })}</span>}
    </>
  );
}
