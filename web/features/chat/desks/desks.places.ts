export const deskFilters = ['open', 'mine', 'closed', 'all'] as const;
export type DeskFilter = (typeof deskFilters)[number];

export interface DeskSearch {
  state?: DeskFilter;
}

export interface InboxSearch extends DeskSearch {
  /** The conversation that is open. */
  chat?: string;
  /** The line that a notice is about. */
  line?: string;
}

const readId = (text: unknown) =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? text : undefined;

export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const state = deskFilters.find((filter) => filter === search['state'] && filter !== 'open');
  const [chat, line] = [readId(search['chat']), readId(search['line'])];
  return { ...(state && { state }), ...(chat && { chat }), ...(line && { line }) };
}
