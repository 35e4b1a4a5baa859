import type { OutboxQuery, OutboxState } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../ui/table/address/table-address.ts';
import { daysAt, dayWords } from '../../ui/table/address/table-days.ts';

export const outboxStates = [
  'left',
  'queued',
  'failed',
  'held',
] as const satisfies readonly OutboxState[];

const newest = 'newest';

export const outboxRules = {
  sorts: [newest],
  filters: { state: outboxStates },
  words: dayWords,
} as const satisfies TableRules;

/** What the address of the outbox can say. */
export interface OutboxSearch {
  /** The id of the mail in the drawer. */
  mail?: string;
  state?: string;
  from?: string;
  until?: string;
}

export function readOutboxSearch(search: Record<string, unknown>): OutboxSearch {
  const { mail } = search;
  const isMail = typeof mail === 'string' && /^[1-9]\d{0,14}$/.test(mail);
  return { ...readTableSearch(outboxRules, search), ...(isMail && { mail }) };
}

export function outboxQueryOf(
  filters: Pick<OutboxSearch, 'state' | 'from' | 'until'>,
): OutboxQuery {
  const state = outboxStates.find((one) => one === filters.state);
  return { ...(state && { state }), ...daysAt(filters) };
}
