import type { EntryQuery, EntryStanding } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../../ui/table/address/table-address.ts';

/** What waits for somebody comes first. */
export const standings = [
  'sure',
  'doubtful',
  'unknown',
  'reversed',
  'assigned',
  'ignored',
] as const satisfies readonly EntryStanding[];

export const entryRules = {
  sorts: ['newest'],
  filters: { standing: standings },
} as const satisfies TableRules;

export interface EntrySearch {
  q?: string;
  page?: string;
  perPage?: string;
  standing?: string;
}

export const readEntrySearch = (search: Record<string, unknown>): EntrySearch =>
  readTableSearch(entryRules, search);

interface AddressPart {
  q: string;
  page: number;
  perPage: number;
  filters: { standing?: EntryStanding };
}

export const queryOf = ({ q, page, perPage, filters }: AddressPart): EntryQuery => ({
  standing: filters.standing ?? 'sure',
  page,
  perPage,
  ...(q && { q }),
});
