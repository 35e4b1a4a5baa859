import type {
  MyEvent,
  Offer,
  Ticket,
  TicketInput,
  TicketPool,
  TicketPoolInput,
} from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { useOpensWords } from './opens/use-opens-words.ts';
import { lacksPackage } from './packages/packages.values.ts';
import { useGivesWords } from './packages/use-gives-words.ts';
import type { ThingRules } from './tickets.things.ts';
import {
  addPool,
  addTicket,
  changePool,
  changeTicket,
  removePool,
  removeTicket,
} from './tickets.api.ts';
import {
  blankPool,
  blankTicket,
  isBackwards,
  isInOrder,
  isWordless,
  poolValues,
  ticketValues,
  tidyPool,
  tidyTicket,
} from './tickets.values.ts';
import { useValueWords } from './use-value-words.ts';

export function useTicketRules(event: MyEvent, offer: Offer): ThingRules<Ticket, TicketInput> {
  const t = useTranslations('tickets');
  const words = useWords(event.languages);
  const value = useValueWords(event, offer);
  const opensWords = useOpensWords(event, offer.parts);
  const givesWords = useGivesWords(event, offer);
  const before = offer.tickets.at(-1);
  return {
    kind: 'ticket',
    loadSchema: () => import('./tickets.forms.ts').then((forms) => forms.TicketSchema),
    // Most tickets of an event are taxed alike.
    blank: before
      ? { ...blankTicket, taxRate: before.taxRate, taxReason: before.taxReason }
      : blankTicket,
    valuesOf: ticketValues,
    tidy: tidyTicket,
    refuse: ({ name, saleFrom, saleUntil, least, most, laterPrices, kind, gives }) => ({
      ...(lacksPackage({ kind, gives }) && { gives: t('problems.givesWrong') }),
      ...(isWordless(name) && { name: t('problems.needsWords') }),
      ...(isBackwards(saleFrom, saleUntil) && { saleUntil: t('problems.windowEmpty') }),
      ...(!isInOrder(laterPrices) && { laterPrices: t('problems.pricesWrong') }),
      ...(least > most && { most: t('problems.leastOverMost') }),
    }),
    words: {
      name: (name) => t(`fields.${name}`),
      value: (name, said) => {
        if (name === 'opens') return opensWords('ticket', said as Ticket['opens']);
        if (name === 'gives') return givesWords(said as Ticket['gives']);
        if (name === 'kind') return t(`kinds.${said as Ticket['kind']}`);
        if (name === 'mode') return t(`modes.${said as Ticket['mode']}`);
        if (name === 'audience') return t(`audiences.${said as Ticket['audience']}`);
        return value(name, said);
      },
    },
    add: addTicket,
    change: changeTicket,
    remove: removeTicket,
    listIn: (known) => known.tickets,
    withList: (known, tickets) => ({ ...known, tickets }),
    nameOf: ({ name }) => words(name),
  };
}

export function usePoolRules(): ThingRules<TicketPool, TicketPoolInput> {
  const t = useTranslations('tickets');
  return {
    kind: 'pool',
    loadSchema: () => import('./tickets.forms.ts').then((forms) => forms.PoolSchema),
    blank: blankPool,
    valuesOf: poolValues,
    tidy: tidyPool,
    refuse: () => ({}),
    words: { name: (name) => t(`poolFields.${name}`) },
    add: addPool,
    change: changePool,
    remove: removePool,
    listIn: (known) => known.pools,
    withList: (known, pools) => ({ ...known, pools }),
    nameOf: ({ name }) => name,
  };
}
