import type { ShownQuery } from '@plenum/contract';
import { isPage, isSaid, searchKept } from '../../platform/address-search.ts';

export const shopSorts = ['featured', 'price', '-price', '-rating', 'name'] as const;

const isAmount = (text: string) => /^\d{1,10}$/.test(text);

/** What the address of the shop can say. */
const rules = {
  q: isSaid(200),
  category: isSaid(60),
  brand: isSaid(80),
  from: isAmount,
  until: isAmount,
  rating: (text: string) => ['1', '2', '3', '4'].includes(text),
  shipping: (text: string) => text === 'free',
  stock: (text: string) => text === 'in',
  sort: (text: string) => text !== 'featured' && shopSorts.some((sort) => sort === text),
  page: isPage,
  view: (text: string) => text === 'list',
} as const;

export type ShopSearch = { [K in keyof typeof rules]?: string };
/** Undefined takes it out of the address. */
export type ShopChange = { [K in keyof ShopSearch]?: string | undefined };

export const readShopSearch = (search: Record<string, unknown>): ShopSearch =>
  searchKept(rules, search);

export const noShopFilters = {
  q: undefined,
  category: undefined,
  brand: undefined,
  from: undefined,
  until: undefined,
  rating: undefined,
  shipping: undefined,
  stock: undefined,
} as const satisfies ShopChange;

export const countShopFilters = (search: ShopChange): number =>
  Object.keys(noShopFilters).filter((name) => search[name as keyof ShopSearch] !== undefined)
    .length;

export const shopPageSize = 24;

const numberAt = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** What the shop is asked for at an address. */
export function shownQueryOf(search: ShopSearch): ShownQuery {
  const { q, category, brand, shipping, stock } = search;
  const [from, until, rating] = [search.from, search.until, search.rating].map(numberAt);
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(brand && { brand }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(rating !== undefined && { rating }),
    ...(shipping && { shipping: 'free' as const }),
    ...(stock && { stock: 'in' as const }),
    sort: shopSorts.find((sort) => sort === search.sort) ?? 'featured',
    page: numberAt(search.page) ?? 1,
    perPage: shopPageSize,
  };
}
