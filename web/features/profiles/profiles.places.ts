import type { DirectoryQuery } from '@plenum/contract';

const isShort = (most: number) => (text: string) => text.trim() !== '' && text.length <= most;
const isFlag = (text: string) => text === '1';

/** Who is looked for, in the words of an address. */
const filters = {
  q: isShort(100),
  company: isShort(200),
  country: isShort(100),
  interest: isShort(40),
  online: isFlag,
  connected: isFlag,
} as const;

const rules = {
  ...filters,
  page: (text: string) => /^[1-9]\d{0,3}$/.test(text) && text !== '1',
  view: (text: string) => text === 'list',
  order: (text: string) => text === 'name',
  /** What else of the attendees is shown. */
  tab: (text: string) => text === 'suggested' || text === 'connections',
  /** The person in the drawer. */
  person: (text: string) => /^[1-9]\d{0,14}$/.test(text),
} as const;

type Rules = typeof rules;
export type PeopleSearch = { [K in keyof Rules]?: string | undefined };
type FilterName = keyof typeof filters;
const filterNames = Object.keys(filters) as FilterName[];

export function readPeopleSearch(search: Record<string, unknown>): PeopleSearch {
  const kept = Object.entries(rules).flatMap(([name, fits]) => {
    const text = search[name];
    return typeof text === 'string' && fits(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(kept) as PeopleSearch;
}

/** Whatever changes who is found leads back to the first page. */
export function changePeopleSearch(search: PeopleSearch, part: PeopleSearch): PeopleSearch {
  const isOther = ([...filterNames, 'order'] as const).some(
    (name) => name in part && part[name] !== search[name],
  );
  return readPeopleSearch({ ...search, ...(isOther && { page: undefined }), ...part });
}

export const noFilters = Object.fromEntries(
  filterNames.map((name) => [name, undefined]),
) as PeopleSearch;

export const countFilters = (search: PeopleSearch): number =>
  filterNames.filter((name) => search[name] !== undefined).length;

export const isFiltered = (search: PeopleSearch): boolean => countFilters(search) > 0;

/** What is kept of a search: who is looked for, not how far one has read. */
export const textOf = (search: PeopleSearch): string =>
  new URLSearchParams(
    filterNames.flatMap((name) => {
      const text = search[name];
      return text === undefined ? [] : [[name, text]];
    }),
  ).toString();

/** A kept search as an address; what it does not say is looked for no more. */
export const searchOf = (text: string): PeopleSearch => {
  const {
    page: _page,
    view: _view,
    order: _order,
    tab: _tab,
    person: _person,
    ...known
  } = readPeopleSearch(Object.fromEntries(new URLSearchParams(text)));
  return { ...noFilters, ...known };
};

export function queryOf(search: PeopleSearch, perPage: number): DirectoryQuery {
  const { q, company, country, interest, online, connected, page } = search;
  return {
    ...(q && { q }),
    ...(company && { company }),
    ...(country && { country }),
    ...(interest && { interest }),
    ...(online && { online: true }),
    ...(connected && { connected: true }),
    page: Number(page ?? 1),
    perPage,
  };
}

/** The box that finds everything keeps its words in the address. */
export const readFindSearch = ({ q }: Record<string, unknown>): { q?: string } =>
  typeof q === 'string' && isShort(100)(q) ? { q } : {};
