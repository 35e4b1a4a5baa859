import { dayWord } from '../../../ui/table/address/table-days.ts';

export const deskFilters = ['open', 'mine', 'closed', 'all'] as const;
export type DeskFilter = (typeof deskFilters)[number];

export interface DeskSearch {
  state?: DeskFilter;
  /** On which days it was first asked, in the organisation's time. */
  from?: string;
  until?: string;
}

export interface InboxSearch extends DeskSearch {
  /** The conversation that is open. */
  chat?: string;
  /** The line that a notice is about. */
  line?: string;
}

const readId = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? text : undefined;

const readDay = (text: unknown) =>
  typeof text === 'string' && dayWord.test(text) ? text : undefined;

/** Without what is usual. */
export function readDeskSearch(search: Record<string, unknown>): DeskSearch {
  const state = deskFilters.find((filter) => filter === search['state'] && filter !== 'open');
  const [from, until] = [readDay(search['from']), readDay(search['until'])];
  return { ...(state && { state }), ...(from && { from }), ...(until && { until }) };
}

export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const [chat, line] = [readId(search['chat']), readId(search['line'])];
  return { ...readDeskSearch(search), ...(chat && { chat }), ...(line && { line }) };
}
