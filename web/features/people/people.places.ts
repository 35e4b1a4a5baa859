import type { PeopleQuery, Role } from '@plenum/contract';
import {
  readTableSearch,
  tablePlaceOf,
  type TableRules,
} from '../../ui/table/address/table-address.ts';
import { dayWords } from '../../ui/table/address/table-days.ts';

/** Those who run the organisation, those who come to its conference, and everyone. */
export type PeoplePlace = 'organisation' | 'conference' | 'list';

const sorts = ['name', 'company', 'joined', 'seen'] as const;
export const states = ['active', 'unverified', 'deactivated'] as const;
export const roles = ['admin', 'client'] as const;
export const attendances = ['visited', 'gave-card', 'stayed-away'] as const;
export const cames = ['today', 'week'] as const;
export const bookeds = ['confirmed', 'pending', 'none'] as const;
export const doors = ['in', 'expected'] as const;
export const consents = ['listed', 'unlisted', 'tells-booths'] as const;

const rulesOfRole = {
  sorts,
  filters: { state: states },
  words: dayWords,
} as const satisfies TableRules;
/** Who takes part in the current event, unless the address asks for all events. */
const rulesOfConference = {
  sorts,
  filters: {
    event: ['all'],
    state: states,
    attendance: attendances,
    came: cames,
    consent: consents,
    booked: bookeds,
    door: doors,
  },
  ids: ['ticket'],
  words: dayWords,
} as const satisfies TableRules;
const rulesOfAll = {
  sorts,
  filters: { role: roles, state: states },
  words: dayWords,
} as const satisfies TableRules;

const rules = {
  organisation: rulesOfRole,
  conference: rulesOfConference,
  list: rulesOfAll,
} as const;

export type PeopleRules = (typeof rules)[PeoplePlace];

export const rulesOf = (place: PeoplePlace): PeopleRules => rules[place];

const roleOf = { organisation: 'admin', conference: 'client', list: undefined } as const;

/** Whom a place lists; everyone where it is open. */
export const roleOfPlace = (place: PeoplePlace): Role | undefined => roleOf[place];

export interface PeopleSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  role?: string;
  state?: string;
  event?: string;
  attendance?: string;
  came?: string;
  consent?: string;
  booked?: string;
  door?: string;
  ticket?: string;
  from?: string;
  until?: string;
}

export const readPeopleSearch =
  (place: PeoplePlace) =>
  (search: Record<string, unknown>): PeopleSearch =>
    readTableSearch(rulesOf(place), search);

interface AddressPart {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: Omit<PeopleSearch, 'q' | 'sort' | 'page' | 'perPage'>;
}

/** The rules let only what the contract knows into the address. */
export const queryOf = (
  place: PeoplePlace,
  address: AddressPart,
  eventId?: number,
): PeopleQuery => ({
  ...filterOf(place, address, eventId),
  page: address.page,
  perPage: address.perPage,
});

/** What a place asks for at an address. */
export function queryAt(
  place: PeoplePlace,
  search: Readonly<Record<string, unknown>>,
): PeopleQuery {
  const rules = rulesOf(place);
  return queryOf(place, tablePlaceOf(rules, readTableSearch(rules, search)));
}

export const filterOf = (
  place: PeoplePlace,
  { q, sort, filters }: Pick<AddressPart, 'q' | 'sort' | 'filters'>,
  eventId?: number,
): Omit<PeopleQuery, 'page' | 'perPage'> => {
  const role = roleOfPlace(place) ?? roles.find((one) => one === filters.role);
  const state = states.find((one) => one === filters.state);
  const attendance = attendances.find((one) => one === filters.attendance);
  const came = cames.find((one) => one === filters.came);
  const consent = consents.find((one) => one === filters.consent);
  const booked = bookeds.find((one) => one === filters.booked);
  const door = doors.find((one) => one === filters.door);
  return {
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { state }),
    ...(attendance && { attendance }),
    ...(came && { came }),
    ...(consent && { consent }),
    ...(booked && { booked }),
    ...(door && { door }),
    ...(filters.from && { joinedFrom: filters.from }),
    ...(filters.until && { joinedUntil: filters.until }),
    ...(filters.ticket && { ticket: Number(filters.ticket) }),
    ...(eventId !== undefined && filters.event !== 'all' && { event: eventId }),
    sort: sort as NonNullable<PeopleQuery['sort']>,
  };
};

export const personTabs = [
  'deeds',
  'attendance',
  'bookings',
  'orders',
  'changes',
  'sessions',
  'doubles',
] as const;
export type PersonTab = (typeof personTabs)[number];

export const readPersonSearch = ({ tab }: Record<string, unknown>): { tab?: PersonTab } => {
  const known = personTabs.find((one) => one === tab);
  return known && known !== 'deeds' ? { tab: known } : {};
};
