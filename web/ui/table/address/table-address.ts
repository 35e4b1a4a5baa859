/** What a table lets its address say; the first of the sorts is the usual one. */
export interface TableRules {
  sorts: readonly [string, ...string[]];
  filters: Readonly<Record<string, readonly string[]>>;
  /** Filters by the id of something: whatever number. */
  ids?: readonly string[];
  /** Filters by what is written, where it is written so. */
  words?: Readonly<Record<string, RegExp>>;
}

export type TableSearch = Partial<Record<string, string>>;

export type TableFilters<R extends TableRules> = {
  [K in keyof R['filters']]?: R['filters'][K][number];
} & { [K in NonNullable<R['ids']>[number] | (keyof R['words'] & string)]?: string };

/** Of all filters of a table. */
export const filterNames = ({ filters, ids = [], words = {} }: TableRules): string[] => [
  ...Object.keys(filters),
  ...ids,
  ...Object.keys(words),
];

export const pageSizes = ['10', '25', '50', '100', '500'] as const;
const usualPageSize = '25';
const longestText = 200;

const isPage = (text: string) => /^[1-9]\d{0,5}$/.test(text) && text !== '1';

const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);

const isSort = ({ sorts }: TableRules, text: string) =>
  text !== sorts[0] && sorts.includes(text.replace(/^-/, ''));

const isPageSize = (text: string) =>
  text !== usualPageSize && pageSizes.some((size) => size === text);

/** Keeps of an address what the table knows and what is not usual anyway. */
export function readTableSearch(
  rules: TableRules,
  search: Readonly<Record<string, unknown>>,
): TableSearch {
  const tests: Record<string, (text: string) => boolean> = {
    q: (text) => text.trim() !== '' && text.length <= longestText,
    sort: (text) => isSort(rules, text),
    page: isPage,
    perPage: isPageSize,
  };
  for (const [name, choices] of Object.entries(rules.filters)) {
    tests[name] = (text) => choices.includes(text);
  }
  for (const name of rules.ids ?? []) tests[name] = isId;
  for (const [name, pattern] of Object.entries(rules.words ?? {})) {
    tests[name] = (text) => pattern.test(text);
  }
  const kept = Object.entries(tests).flatMap(([name, fits]) => {
    const text = search[name];
    return typeof text === 'string' && fits(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(kept) as TableSearch;
}

/** Whatever changes what is found leads back to its first page. */
export function changeTableSearch(
  rules: TableRules,
  search: TableSearch,
  change: { readonly [name: string]: string | undefined },
): TableSearch {
  return readTableSearch(rules, { ...search, page: undefined, ...change });
}

/** Of an address what the table has no word for. */
export function withoutTable<S extends object>(rules: TableRules, search: S): Partial<S> {
  const own = new Set(['q', 'sort', 'page', 'perPage', ...filterNames(rules)]);
  const others = Object.entries(search).filter(([name]) => !own.has(name));
  return Object.fromEntries(others) as Partial<S>;
}

/** The address in the words of a screen and of the server. */
export function tablePlaceOf<R extends TableRules>(rules: R, search: TableSearch) {
  const filters = Object.fromEntries(
    filterNames(rules).flatMap((name) =>
      search[name] === undefined ? [] : [[name, search[name]]],
    ),
  ) as TableFilters<R>;
  return {
    q: search['q'] ?? '',
    sort: (search['sort'] ?? rules.sorts[0]) as R['sorts'][number] | `-${R['sorts'][number]}`,
    page: Number(search['page'] ?? 1),
    perPage: Number(search['perPage'] ?? usualPageSize),
    filters,
    isFiltered: search['q'] !== undefined || Object.keys(filters).length > 0,
  };
}
