import type { OrderFilter, OrderQuery, OrderStateFilter, BuyingWay } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../../ui/table/address/table-address.ts';
import { daysAt, dayWords } from '../../../ui/table/address/table-days.ts';

export const orderStates = [
  'open',
  'sent',
  'placed',
  'paid',
  'shipped',
  'done',
  'cancelled',
] as const satisfies readonly OrderStateFilter[];
export const orderWays = [
  'transfer',
  'on_site',
  'stripe',
  'free',
] as const satisfies readonly BuyingWay[];

export const orderBuyers = ['first_time', 'returning'] as const satisfies readonly NonNullable<
  OrderFilter['buyer']
>[];

const sorts = ['placed', 'buyer', 'gross'] as const;
const newest = 'newest';

/** No column stands for the usual order. */
export const orderRules = {
  sorts: [newest, ...sorts],
  filters: { state: orderStates, way: orderWays, buyer: orderBuyers },
  words: dayWords,
} as const satisfies TableRules;

interface OrderSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  state?: string;
  way?: string;
  buyer?: string;
  from?: string;
  until?: string;
}

export const readOrderSearch = (search: Record<string, unknown>): OrderSearch =>
  readTableSearch(orderRules, search);

interface AddressPart {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: Pick<OrderSearch, 'state' | 'way' | 'buyer' | 'from' | 'until'>;
}

/** The rules let only what the contract knows into the address. */
export function orderFilterOf({
  q,
  sort,
  filters,
}: Pick<AddressPart, 'q' | 'sort' | 'filters'>): OrderFilter {
  const state = orderStates.find((one) => one === filters.state);
  const way = orderWays.find((one) => one === filters.way);
  const buyer = orderBuyers.find((one) => one === filters.buyer);
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(way && { way }),
    ...(buyer && { buyer }),
    ...daysAt(filters),
    ...(!sort.endsWith(newest) && { sort: sort as NonNullable<OrderFilter['sort']> }),
  };
}

/** A page of the server is no longer than that. */
const mostOnPage = 100;

export const orderQueryOf = (address: AddressPart): OrderQuery => ({
  ...orderFilterOf(address),
  page: address.page,
  perPage: Math.min(address.perPage, mostOnPage),
});

export const checkoutSteps = ['cart', 'address', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface CheckoutSearch {
  step?: CheckoutStep;
}

/** The first step needs no word. */
export function readCheckoutSearch({ step }: Record<string, unknown>): CheckoutSearch {
  const known = checkoutSteps.slice(1).find((one) => one === step);
  return known ? { step: known } : {};
}

export interface MyOrderSearch {
  /** It was placed a moment ago. */
  new?: 'yes';
  /** From the page of the provider. */
  back?: 'paid' | 'left';
}

export function readMyOrderSearch({ new: isNew, back }: Record<string, unknown>): MyOrderSearch {
  const known = (['paid', 'left'] as const).find((one) => one === back);
  return { ...(isNew === 'yes' && { new: 'yes' }), ...(known && { back: known }) };
}

export interface MyOrdersSearch {
  page?: string;
}

export function readMyOrdersSearch({ page }: Record<string, unknown>): MyOrdersSearch {
  return typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? { page } : {};
}
