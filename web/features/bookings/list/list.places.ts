import type { BookingFilter, BookingState, BuyingWay } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../../ui/table/address/table-address.ts';
import { dayWords } from '../../../ui/table/address/table-days.ts';
import type { BookingsOf } from '../bookings.api.ts';

export const bookingStates = [
  'pending',
  'confirmed',
  'cancelled',
  'held',
  'expired',
] as const satisfies readonly BookingState[];
export const bookingWays = [
  'transfer',
  'on_site',
  'stripe',
  'free',
] as const satisfies readonly BuyingWay[];

const yesNo = ['yes', 'no'] as const;
export const deeds = ['booked', 'cancelled', 'paid', 'received'] as const;
export const balances = ['open', 'owed'] as const;

const newest = 'newest';
/** A number, a day or a country. */
const said = /^(-?\d{1,12}(\.\d{1,6})?|\d{4}-\d{2}-\d{2}|[A-Z]{2})$/;

/** No column stands for the usual order. */
export const bookingRules = {
  sorts: [newest, 'created', 'name', 'gross'],
  filters: {
    state: bookingStates,
    way: bookingWays,
    named: yesNo,
    came: yesNo,
    balance: balances,
    answered: yesNo,
    stands: ['yes'],
    did: deeds,
  },
  ids: ['ticket', 'pool', 'question', 'option'],
  words: { ...dayWords, saidFrom: said, saidUntil: said },
} as const satisfies TableRules;

const idNames = ['ticket', 'pool', 'question', 'option'] as const;
const wordNames = ['from', 'until', 'saidFrom', 'saidUntil'] as const;

export interface BookingsSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  state?: string;
  way?: string;
  named?: string;
  came?: string;
  balance?: string;
  answered?: string;
  stands?: string;
  did?: string;
  pool?: string;
  ticket?: string;
  question?: string;
  option?: string;
  from?: string;
  until?: string;
  saidFrom?: string;
  saidUntil?: string;
}

export const readBookingsSearch = (search: Record<string, unknown>): BookingsSearch =>
  readTableSearch(bookingRules, search);

interface AddressPart {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: Omit<BookingsSearch, 'q' | 'sort' | 'page' | 'perPage'>;
}

/** The rules let only what the contract knows into the address. */
export function bookingFilterOf({
  q,
  sort,
  filters,
}: Pick<AddressPart, 'q' | 'sort' | 'filters'>): BookingFilter {
  const state = bookingStates.find((one) => one === filters.state);
  const way = bookingWays.find((one) => one === filters.way);
  const named = yesNo.find((one) => one === filters.named);
  const came = yesNo.find((one) => one === filters.came);
  const balance = balances.find((one) => one === filters.balance);
  const answered = yesNo.find((one) => one === filters.answered);
  const did = deeds.find((one) => one === filters.did);
  const ids = idNames.flatMap((name) => (filters[name] ? [[name, Number(filters[name])]] : []));
  const words = wordNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(way && { way }),
    ...(named && { named }),
    ...(came && { came }),
    ...(balance && { balance }),
    ...(answered && { answered }),
    ...(filters.stands === 'yes' && { stands: 'yes' }),
    ...(did && { did }),
    ...(Object.fromEntries([...ids, ...words]) as BookingFilter),
    ...(!sort.endsWith(newest) && { sort: sort as NonNullable<BookingFilter['sort']> }),
  };
}

/** A page of the server is no longer than that. */
const mostOnPage = 100;

export const bookingsOf = (eventId: number, address: AddressPart): BookingsOf => ({
  eventId,
  ...bookingFilterOf(address),
  page: address.page,
  perPage: Math.min(address.perPage, mostOnPage),
});
