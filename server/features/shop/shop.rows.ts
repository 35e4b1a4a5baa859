import type { ProductState } from '@plenum/contract';

/** What is said of a product, its variants and pictures apart. */
export interface ProductContent {
  name: string;
  description: string;
  brand: string;
  categories: string[];
  taxRate: number;
  discount: number;
  hasFreeShipping: boolean;
  needsShipping: boolean;
  state: ProductState;
  optionNames: string[];
}

export interface Rated {
  rating: number | null;
  ratings: number;
}

export interface ProductRow extends ProductContent, Rated {
  id: number;
  pictures: string[];
  wasOrdered: boolean;
  version: number;
}

export interface VariantRow {
  id: number;
  productId: number;
  values: string[];
  sku: string;
  listPrice: number;
  price: number;
  quotaId: number | null;
  /** Null: it never ends. */
  stock: number | null;
  sold: number;
  left: number | null;
}
