import type { LeadFilter, LeadQuery } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../ui/table/address/table-address.ts';

const orders = ['-at', 'at', '-rating', '-score', 'name'] as const satisfies readonly NonNullable<
  LeadFilter['sort']
>[];
const sorts = ['-at', 'at', 'rating', 'score', 'name'] as const;
export const leastRatings = ['1', '2', '3', '4', '5'] as const;

/** What the address of a booth's leads can say. */
export interface LeadsSearch {
  /** The lead in the drawer. */
  lead?: string;
  /** The camera is open. */
  scan?: 'open';
  /** The rest belongs to the table. */
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  rating?: string;
  tag?: string;
  assignee?: string;
}

const longestTag = 40;
const isText = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

/** Which tags and colleagues there are is known only when the booth is read. */
export function readLeadsSearch(search: Record<string, unknown>): LeadsSearch {
  const { lead, scan, tag, assignee, sort } = search;
  const table = readTableSearch({ sorts, filters: { rating: leastRatings } }, search);
  // Ratings and scores are looked at from the top only: the next press leads to the newest again.
  const { sort: _, ...unsorted } = table;
  return {
    ...(orders.some((order) => order === sort) ? table : unsorted),
    ...(isText(tag) && tag.length <= longestTag && { tag }),
    ...(isText(assignee) && /^(0|[1-9]\d{0,14})$/.test(assignee) && { assignee }),
    ...(isText(lead) && /^[1-9]\d{0,14}$/.test(lead) && { lead }),
    ...(scan === 'open' && { scan }),
  };
}

/** What the address says now is the one choice a table need know: others are chosen past it. */
export const rulesFor = ({ tag, assignee }: LeadsSearch) =>
  ({
    sorts,
    filters: {
      rating: leastRatings,
      tag: tag ? [tag] : [],
      assignee: assignee ? [assignee] : [],
    },
  }) satisfies TableRules;

interface AddressPart {
  q: string;
  sort: string;
  filters: Partial<Record<'rating' | 'tag' | 'assignee', string>>;
}

export function filterOf({ q, sort, filters }: AddressPart): LeadFilter {
  const order = orders.find((one) => one === sort);
  return {
    ...(q && { q }),
    ...(filters.rating && { rating: Number(filters.rating) }),
    ...(filters.tag && { tag: filters.tag }),
    ...(filters.assignee && { assigneeId: Number(filters.assignee) }),
    ...(order && { sort: order }),
  };
}

export const queryOf = (address: AddressPart & { page: number; perPage: number }): LeadQuery => ({
  ...filterOf(address),
  page: address.page,
  perPage: address.perPage,
});
