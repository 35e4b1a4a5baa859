import { readTableSearch, type TableRules } from '../../../ui/table/address/table-address.ts';
import type { WaitingOf } from './waiting.api.ts';
import { waitingStates } from './waiting.values.ts';

/** Nobody sorts a line. */
export const waitingRules = {
  sorts: ['line'],
  filters: { state: waitingStates },
} as const satisfies TableRules;

interface WaitingSearch {
  q?: string;
  page?: string;
  perPage?: string;
  state?: string;
}

export const readWaitingSearch = (search: Record<string, unknown>): WaitingSearch =>
  readTableSearch(waitingRules, search);

interface AddressPart {
  q: string;
  page: number;
  perPage: number;
  filters: Pick<WaitingSearch, 'state'>;
}

/** A page of the server is no longer than that. */
const mostOnPage = 100;

export function waitingOf(eventId: number, { q, page, perPage, filters }: AddressPart): WaitingOf {
  const state = waitingStates.find((one) => one === filters.state);
  return {
    eventId,
    ...(q && { q }),
    ...(state && { state }),
    page,
    perPage: Math.min(perPage, mostOnPage),
  };
}
