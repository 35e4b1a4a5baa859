import type { PaymentKind, PaymentQuery, PaymentState, PaymentWay } from '@plenum/contract';
import {
  readTableSearch,
  tablePlaceOf,
  type TableRules,
} from '../../ui/table/address/table-address.ts';
import { daysAt, dayWords } from '../../ui/table/address/table-days.ts';

export const states = [
  'started',
  'pending',
  'asked',
  'paid',
  'failed',
  'expired',
] as const satisfies readonly PaymentState[];
export const kinds = ['payment', 'refund'] as const satisfies readonly PaymentKind[];
export const ways = ['transfer', 'on_site', 'stripe'] as const satisfies readonly PaymentWay[];

const newest = 'newest';

/** No column stands for the usual order: what was written down last comes first in it. */
export const paymentRules = {
  sorts: [newest, 'made', 'paid', 'amount'],
  filters: { state: states, kind: kinds, way: ways },
  words: dayWords,
} as const satisfies TableRules;

export interface PaymentSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  state?: string;
  kind?: string;
  way?: string;
  from?: string;
  until?: string;
}

export const readPaymentSearch = (search: Record<string, unknown>): PaymentSearch =>
  readTableSearch(paymentRules, search);

interface AddressPart {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: Pick<PaymentSearch, 'state' | 'kind' | 'way' | 'from' | 'until'>;
}

/** The rules let only what the contract knows into the address. */
export function queryOf({ q, sort, page, perPage, filters }: AddressPart): PaymentQuery {
  const state = states.find((one) => one === filters.state);
  const kind = kinds.find((one) => one === filters.kind);
  const way = ways.find((one) => one === filters.way);
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(way && { way }),
    ...daysAt(filters),
    ...(!sort.endsWith(newest) && { sort: sort as NonNullable<PaymentQuery['sort']> }),
    page,
    perPage,
  };
}

/** What the list asks for at an address. */
export const queryAt = (search: Readonly<Record<string, unknown>>): PaymentQuery =>
  queryOf(tablePlaceOf(paymentRules, readTableSearch(paymentRules, search)));
