export const deskFilters = ['open', 'mine', 'closed', 'all'] as const;
export type DeskFilter = (typeof deskFilters)[number];

export interface DeskSearch {
  state?: DeskFilter;
}

export interface InboxSearch extends DeskSearch {
  /** The conversation that is open. */
  chat?: number;
  /** The line that a notice is about. */
  line?: number;
}

const readId = (text: unknown) => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const state = deskFilters.find((filter) => filter === search['state'] && filter !== 'open');
  const [chat, line] = [readId(search['chat']), readId(search['line'])];
  return { ...(state && { state }), ...(chat && { chat }), ...(line && { line }) };
}
