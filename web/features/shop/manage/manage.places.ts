import type { ProductQuery, ProductState } from '@plenum/contract';
import {
  readTableSearch,
  tablePlaceOf,
  type TableRules,
} from '../../../ui/table/address/table-address.ts';

export const productStates = [
  'on_sale',
  'hidden',
  'archived',
] as const satisfies readonly ProductState[];
export const stocks = ['in', 'out'] as const;
const newest = 'newest';

/** No column stands for the usual order: the newest first. */
export const catalogueRules = {
  sorts: [newest, 'name', 'brand', 'price'],
  filters: { state: productStates, stock: stocks },
} as const satisfies TableRules;

export interface CatalogueSearch {
  q?: string;
  sort?: string;
  page?: string;
  perPage?: string;
  state?: string;
  stock?: string;
}

export const readCatalogueSearch = (search: Record<string, unknown>): CatalogueSearch =>
  readTableSearch(catalogueRules, search);

type AddressPart = Pick<
  ReturnType<typeof tablePlaceOf<typeof catalogueRules>>,
  'q' | 'sort' | 'page' | 'perPage' | 'filters'
>;

/** The rules let only what the contract knows into the address. */
export function catalogueQueryOf({ q, sort, page, perPage, filters }: AddressPart): ProductQuery {
  const { state, stock } = filters;
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(stock && { stock }),
    ...(!sort.endsWith(newest) && { sort: sort as NonNullable<ProductQuery['sort']> }),
    page,
    perPage,
  };
}
