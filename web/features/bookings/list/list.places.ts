import type { BookingFilter, BookingState, BuyingWay } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../../ui/table/address/table-address.ts';
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
export const balances = ['open', 'owed'] as const;

const newest = 'newest';

/** No column stands for the usual order. */
export const bookingRules = {
  sorts: [newest, 'created', 'name', 'gross'],
  filters: {
    state: bookingStates,
    way: bookingWays,
    named: yesNo,
    came: yesNo,
    balance: balances,
  },
} as const satisfies TableRules;

interface BookingsSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  state?: string;
  way?: string;
  named?: string;
  came?: string;
  balance?: string;
}

export const readBookingsSearch = (search: Record<string, unknown>): BookingsSearch =>
  readTableSearch(bookingRules, search);

interface AddressPart {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: Pick<BookingsSearch, 'state' | 'way' | 'named' | 'came' | 'balance'>;
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
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(way && { way }),
    ...(named && { named }),
    ...(came && { came }),
    ...(balance && { balance }),
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
