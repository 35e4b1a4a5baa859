import type { SessionKind } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../ui/table/address/table-address.ts';

export const sessionKinds = [
  'keynote',
  'talk',
  'panel',
  'workshop',
  'networking',
  'break',
  'other',
] as const satisfies readonly SessionKind[];

const agendaPanels = ['publish', 'versions', 'changes'] as const;
export type AgendaPanel = (typeof agendaPanels)[number];

export const sessionStates = ['unplaced', 'clashing', 'hidden', 'featured'] as const;
export type SessionState = (typeof sessionStates)[number];

const sorts = ['start', 'title', 'kind', 'room', 'track', 'minutes', 'stars'] as const;
export type SessionSort = (typeof sorts)[number];

/** What the address of the agenda can say. */
export interface AgendaSearch {
  view?: 'grid' | 'list';
  day?: string;
  /** The id of the session in the drawer, or `new`; `next` is a new one in the next free place. */
  session?: string;
  /** Where a new one is to be: an instant, and a room's id. */
  at?: string;
  room?: string;
  panel?: AgendaPanel;
  /** A file to import is asked for. */
  import?: string;
  /** The planner looks for a better place of this session. */
  plan?: string;
  /** The rest belongs to the list. */
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  on?: string;
  in?: string;
  track?: string;
  kind?: string;
  state?: string;
}

export type AddressChange = { [K in keyof AgendaSearch]: AgendaSearch[K] | undefined };

const id = /^[1-9]\d{0,14}$/;
const idOrNone = /^(none|[1-9]\d{0,14})$/;
const day = /^\d{4}-\d\d-\d\d$/;

const fits = {
  view: /^(grid|list)$/,
  day,
  session: /^(new|next|[1-9]\d{0,14})$/,
  at: /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*Z$/,
  room: id,
  panel: new RegExp(`^(${agendaPanels.join('|')})$`),
  import: /^file$/,
  plan: id,
  on: day,
  in: idOrNone,
  track: idOrNone,
} satisfies { [K in keyof AgendaSearch]: RegExp };

const fixedFilters = { kind: sessionKinds, state: sessionStates };

/** Which rooms, tracks and days there are is known only when the event is read. */
export function readAgendaSearch(search: Record<string, unknown>): AgendaSearch {
  const kept = Object.entries(fits).flatMap(([name, pattern]) => {
    const text = search[name];
    return typeof text === 'string' && pattern.test(text) ? [[name, text]] : [];
  });
  const table = readTableSearch({ sorts, filters: fixedFilters }, search);
  return { ...table, ...(Object.fromEntries(kept) as AgendaSearch) };
}

interface Choices {
  rooms: readonly { id: number }[];
  tracks: readonly { id: number }[];
  days: readonly string[];
}

const idsOf = (things: readonly { id: number }[]) => [
  ...things.map((one) => String(one.id)),
  'none',
];

/** `none` stands for sessions without a room or track. */
export const rulesFor = ({ rooms, tracks, days }: Choices) =>
  ({
    sorts,
    filters: { on: days, in: idsOf(rooms), track: idsOf(tracks), ...fixedFilters },
  }) satisfies TableRules;
