import type { PeopleQuery, Role } from '@plenum/contract';
import { readTableSearch, type TableRules } from '../../ui/table/table-address.ts';

/** Those who run the organisation, those who come to its conference, and everyone. */
export type PeoplePlace = 'organisation' | 'conference' | 'list';

const sorts = ['name', 'company', 'joined', 'seen'] as const;
export const states = ['active', 'deactivated'] as const;
export const roles = ['admin', 'client'] as const;

const rulesOfRole = { sorts, filters: { state: states } } as const satisfies TableRules;
const rulesOfAll = {
  sorts,
  filters: { role: roles, state: states },
} as const satisfies TableRules;

export type PeopleRules = typeof rulesOfRole | typeof rulesOfAll;

export const rulesOf = (place: PeoplePlace): PeopleRules =>
  place === 'list' ? rulesOfAll : rulesOfRole;

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
  filters: { role?: string; state?: string };
}

/** The rules let only what the contract knows into the address. */
export const queryOf = (place: PeoplePlace, address: AddressPart): PeopleQuery => ({
  ...filterOf(place, address),
  page: address.page,
  perPage: address.perPage,
});

export const filterOf = (
  place: PeoplePlace,
  { q, sort, filters }: Pick<AddressPart, 'q' | 'sort' | 'filters'>,
): Omit<PeopleQuery, 'page' | 'perPage'> => {
  const role = roleOfPlace(place) ?? roles.find((one) => one === filters.role);
  const state = states.find((one) => one === filters.state);
  return {
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { state }),
    sort: sort as NonNullable<PeopleQuery['sort']>,
  };
};

export const personTabs = ['deeds', 'changes', 'sessions', 'doubles'] as const;
export type PersonTab = (typeof personTabs)[number];

export const readPersonSearch = ({ tab }: Record<string, unknown>): { tab?: PersonTab } => {
  const known = personTabs.find((one) => one === tab);
  return known && known !== 'deeds' ? { tab: known } : {};
};
