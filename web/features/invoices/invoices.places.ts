import type { InvoiceFilter, InvoiceQuery, InvoiceStateFilter } from '@plenum/contract';
import {
  readTableSearch,
  tablePlaceOf,
  type TableRules,
} from '../../ui/table/address/table-address.ts';
import { daysAt, dayWords } from '../../ui/table/address/table-days.ts';
import { daysOf, isPeriod, periods } from '../../ui/time/periods.ts';

export const states = [
  'open',
  'draft',
  'sent',
  'downloaded',
  'partial_payment',
  'paid',
  'past_due',
] as const satisfies readonly InvoiceStateFilter[];
export const kinds = ['invoice', 'credit_note'] as const;

const sorts = ['number', 'client', 'issued', 'due', 'gross', 'balance'] as const;
const newest = 'newest';

/** No column stands for the usual order: drafts, which have no number yet, come first in it. */
export const invoiceRules = {
  sorts: [newest, ...sorts],
  filters: { state: states, kind: kinds, period: periods },
  words: dayWords,
} as const satisfies TableRules;

export interface InvoiceSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  state?: string;
  kind?: string;
  period?: string;
  from?: string;
  until?: string;
}

export const readInvoiceSearch = (search: Record<string, unknown>): InvoiceSearch =>
  readTableSearch(invoiceRules, search);

interface AddressPart {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: Pick<InvoiceSearch, 'state' | 'kind' | 'period' | 'from' | 'until'>;
}

/** The rules let only what the contract knows into the address. */
export function filterOf(
  { q, sort, filters }: Pick<AddressPart, 'q' | 'sort' | 'filters'>,
  today: string,
): InvoiceFilter {
  const state = states.find((one) => one === filters.state);
  const kind = kinds.find((one) => one === filters.kind);
  const { period = '' } = filters;
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(isPeriod(period) ? daysOf(period, today) : daysAt(filters)),
    ...(!sort.endsWith(newest) && { sort: sort as NonNullable<InvoiceFilter['sort']> }),
  };
}

export const queryOf = (address: AddressPart, today: string): InvoiceQuery => ({
  ...filterOf(address, today),
  page: address.page,
  perPage: address.perPage,
});

/** What the list asks for at an address. */
export const queryAt = (search: Readonly<Record<string, unknown>>, today: string): InvoiceQuery =>
  queryOf(tablePlaceOf(invoiceRules, readTableSearch(invoiceRules, search)), today);
