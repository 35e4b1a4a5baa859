import type { OfferedTicket, PublicOffer } from '@plenum/contract';
import { createTranslator } from 'use-intl/core';
import de from '../../../locales/de/frame.json' with { type: 'json' };
import en from '../../../locales/en/frame.json' with { type: 'json' };
import fr from '../../../locales/fr/frame.json' with { type: 'json' };
import pt from '../../../locales/pt/frame.json' with { type: 'json' };
import { moneyIn } from '../../../platform/amounts/money-words.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { wordsIn } from '../../../platform/words.ts';
import { branch, leaf } from '../../../platform/xml/xml.ts';
import { frameStyle } from './frame.style.ts';

const texts = { en, de, fr, pt };

export interface FrameOrder {
  offer: PublicOffer;
  language: Language;
  /** Null: as the reader's device has it. */
  look: 'light' | 'dark' | null;
  /** The zone of the event, in which its moments are told. */
  timeZone: string;
  /** The whole address of the booking page. */
  page: string;
}

/** What is sold, to be looked at; whoever chooses goes on in a window of ours. */
export function framePage(order: FrameOrder): string {
  const { offer, language, look } = order;
  const say = wordsFor(language);
  const title = say('title', { event: offer.event.name });
  const body = branch('main', [
    leaf('h1', title, { dir: 'auto' }),
    leaf('p', daysOf(offer, language), { class: 'soft' }),
    ...(offer.state === 'on_sale' ? onSale(order) : [notOnSale(order)]),
  ]);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    leaf('title', title),
    `<style>${frameStyle}</style>`,
  ];
  const page = branch('html', [branch('head', head), branch('body', [body])], {
    lang: language,
    ...(look && { 'data-look': look }),
  });
  return `<!doctype html>\n${page}\n`;
}

const wordsFor = (language: Language) =>
  createTranslator({ locale: language, messages: texts[language] });

const daysOf = ({ event }: PublicOffer, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(`${event.startsOn}T00:00:00Z`),
    new Date(`${event.endsOn}T00:00:00Z`),
  );

const moment = ({ language, timeZone }: FrameOrder, instant: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));

function notOnSale(order: FrameOrder): string {
  const { state, opensAt } = order.offer;
  const say = wordsFor(order.language);
  if (state === 'soon' && opensAt) return leaf('p', say('opensAt', { at: moment(order, opensAt) }));
  return leaf('p', say(`states.${state === 'on_sale' ? 'soon' : state}`));
}

function onSale(order: FrameOrder): string[] {
  const tickets = order.offer.tickets.filter(({ kind }) => kind === 'ticket');
  const say = wordsFor(order.language);
  return [
    branch(
      'ul',
      tickets.map((ticket) => line(order, ticket)),
    ),
    branch('p', [link(order, {}, say('all'))], { class: 'all' }),
  ];
}

function line(order: FrameOrder, ticket: OfferedTicket): string {
  const { offer, language } = order;
  const say = wordsFor(language);
  const languages = [language, ...offer.event.languages];
  const name = wordsIn(ticket.name, languages);
  const price = ticket.price === 0 ? say('free') : moneyIn(language, offer.currency)(ticket.price);
  const about = [
    leaf('h2', name, { dir: 'auto' }),
    branch('p', [
      leaf('span', price, { class: 'price' }),
      leaf('span', say(`modes.${ticket.mode}`), { class: 'soft' }),
    ]),
    ...stateOf(order, ticket),
  ];
  const chosen = { t: `${ticket.id}.${Math.max(1, ticket.least)}` };
  const deed =
    ticket.state === 'on_sale'
      ? [link(order, { search: chosen, name, look: 'deed' }, say('book'))]
      : ticket.state === 'sold_out' && ticket.waitable !== null
        ? [link(order, { name, look: 'deed calm' }, say('wait'))]
        : [];
  return branch('li', [branch('div', about), ...deed]);
}

function stateOf(order: FrameOrder, { state, left, saleFrom }: OfferedTicket): string[] {
  const say = wordsFor(order.language);
  const soft = { class: 'soft' };
  if (state === 'sold_out') return [leaf('p', say('soldOut'), soft)];
  if (state === 'over') return [leaf('p', say('ticketOver'), soft)];
  if (state === 'soon') {
    const words = saleFrom ? say('from', { at: moment(order, saleFrom) }) : say('states.soon');
    return [leaf('p', words, soft)];
  }
  return left === null ? [] : [leaf('p', say('left', { count: left }), { class: 'few' })];
}

interface Link {
  search?: Record<string, string>;
  /** What it is about, where several links say the same. */
  name?: string;
  look?: string;
}

/** It opens beside the other site: what is booked and paid is never within a page of somebody else. */
function link(order: FrameOrder, { search = {}, name, look = '' }: Link, words: string): string {
  const query = new URLSearchParams({ ...search, lang: order.language });
  const href = `${order.page}?${query.toString()}`;
  const attributes = { href, target: '_blank', rel: 'noopener', class: look };
  return leaf('a', words, { ...attributes, ...(name && { 'aria-label': `${words}: ${name}` }) });
}
