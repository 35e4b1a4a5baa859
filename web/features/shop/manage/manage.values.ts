import type { Product, ProductInput, ProductUpdate, Variant, VariantInput } from '@plenum/contract';

/** A number that is being typed may be none for a moment. */
export interface VariantValues {
  /** Of the shop, or made here for a new one. */
  id: string;
  values: readonly string[];
  sku: string;
  listPrice: number | null;
  stock: number | null;
  isEndless: boolean;
}

export interface ProductValues extends Omit<
  ProductInput,
  'variants' | 'categories' | 'optionNames' | 'taxRate' | 'discount'
> {
  categories: readonly string[];
  optionNames: readonly string[];
  taxRate: number | null;
  discount: number | null;
  variants: readonly VariantValues[];
  pictures: readonly string[];
}

const newMark = 'new ';

export const blankVariant = (options: number, like?: VariantValues): VariantValues => ({
  id: `${newMark}${crypto.getRandomValues(new Uint32Array(1))[0]}`,
  values: Array.from({ length: options }, () => ''),
  sku: '',
  listPrice: like?.listPrice ?? null,
  stock: like?.stock ?? null,
  isEndless: like?.isEndless ?? false,
});

export const blankProduct = (taxRate: number): ProductValues => ({
  name: '',
  description: '',
  brand: '',
  categories: [],
  taxRate,
  discount: 0,
  hasFreeShipping: false,
  needsShipping: true,
  state: 'hidden',
  optionNames: [],
  variants: [blankVariant(0)],
  pictures: [],
});

const variantValues = ({ id, values, sku, listPrice, stock }: Variant): VariantValues => ({
  id: String(id),
  values,
  sku,
  listPrice,
  stock,
  isEndless: stock === null,
});

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  description: product.description,
  brand: product.brand,
  categories: product.categories,
  taxRate: product.taxRate,
  discount: product.discount,
  hasFreeShipping: product.hasFreeShipping,
  needsShipping: product.needsShipping,
  state: product.state,
  optionNames: product.optionNames,
  variants: product.variants.map(variantValues),
  pictures: product.pictures,
});

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim());

export const tidy = (values: ProductValues): ProductValues => ({
  ...values,
  name: values.name.trim(),
  brand: values.brand.trim(),
  categories: trimmed(values.categories),
  optionNames: trimmed(values.optionNames),
  variants: values.variants.map((variant) => ({
    ...variant,
    values: trimmed(variant.values),
    sku: variant.sku.trim(),
  })),
});

const variantInput = ({ id, values, sku, listPrice, stock, isEndless }: VariantValues) => ({
  ...(!id.startsWith(newMark) && { id: Number(id) }),
  values: [...values],
  sku,
  listPrice: listPrice ?? 0,
  stock: isEndless ? null : (stock ?? 0),
});

/** What was changed, as the contract takes it. */
export function updateOf(values: Partial<ProductValues>): Omit<ProductUpdate, 'version'> {
  const { categories, optionNames, taxRate, discount, variants, pictures, ...others } = values;
  return {
    ...others,
    ...(categories && { categories: [...categories] }),
    ...(optionNames && { optionNames: [...optionNames] }),
    ...(taxRate !== undefined && { taxRate: taxRate ?? 0 }),
    ...(discount !== undefined && { discount: discount ?? 0 }),
    ...(variants && { variants: variants.map((one): VariantInput => variantInput(one)) }),
    ...(pictures && { pictures: [...pictures] }),
  };
}

export const inputOf = (values: ProductValues): ProductInput => {
  const { categories, optionNames, taxRate, discount, variants, pictures: _, ...others } = values;
  return {
    ...others,
    categories: [...categories],
    optionNames: [...optionNames],
    taxRate: taxRate ?? 0,
    discount: discount ?? 0,
    variants: variants.map(variantInput),
  };
};

/** Variants keep what they say of options that stay, wherever these stand now. */
export const withOptions = (
  { optionNames: before, variants, ...values }: ProductValues,
  optionNames: readonly string[],
): ProductValues => ({
  ...values,
  optionNames,
  variants: variants.map((variant) => ({
    ...variant,
    values: optionNames.map((name) => variant.values[before.indexOf(name)] ?? ''),
  })),
});

export type VariantFault = 'value' | 'listPrice' | 'stock' | 'double' | 'sku';

export const fieldName = (id: string, field: keyof VariantValues, place = 0): string =>
  `${field} ${place} ${id}`;

/** What variants lack, by the names of their fields in the form. */
export function faultsIn(variants: readonly VariantValues[]): Map<string, VariantFault> {
  const faults = new Map<string, VariantFault>();
  const seen = new Set<string>();
  const skus = new Set<string>();
  for (const { id, values, sku, listPrice, stock, isEndless } of variants) {
    for (const [place, value] of values.entries()) {
      if (!value.trim()) faults.set(fieldName(id, 'values', place), 'value');
    }
    if (listPrice === null) faults.set(fieldName(id, 'listPrice'), 'listPrice');
    if (stock === null && !isEndless) faults.set(fieldName(id, 'stock'), 'stock');
    const said = JSON.stringify(trimmed(values)).toLowerCase();
    if (seen.has(said)) faults.set(fieldName(id, 'values', 0), 'double');
    seen.add(said);
    const number = sku.trim().toLowerCase();
    if (number && skus.has(number)) faults.set(fieldName(id, 'sku'), 'sku');
    skus.add(number);
  }
  return faults;
}

/** The fields of the numbers that the server says are taken, which it tells by their place. */
export const takenSkus = (paths: readonly string[], variants: readonly VariantValues[]): string[] =>
  paths.flatMap((path) => {
    const place = /^\/variants\/(\d+)\/sku$/.exec(path)?.[1];
    const variant = place === undefined ? undefined : variants[Number(place)];
    return variant ? [fieldName(variant.id, 'sku')] : [];
  });
