import * as Type from 'typebox';

/** A fault stops the whole import; the value is what stands in the file. */
export const ProductImportFault = Type.Object({
  row: Type.Integer(),
  code: Type.Enum([
    'name_missing',
    'text_long',
    'price_wrong',
    'rate_wrong',
    'stock_wrong',
    'discount_wrong',
    'state_unknown',
    'yes_or_no',
    'categories_many',
    'option_wrong',
    'variant_double',
    'variants_many',
    'sku_double',
    'id_unknown',
  ]),
  value: Type.String(),
});
export type ProductImportFault = Type.Static<typeof ProductImportFault>;

/** A line for each product of the file. */
export const ProductImportLine = Type.Object({
  row: Type.Integer({ description: 'Where it begins in the table.' }),
  name: Type.String(),
  variants: Type.Integer(),
  what: Type.Enum(['create', 'change', 'same']),
  fields: Type.Array(Type.String(), { maxItems: 20, description: 'What differs from the shop.' }),
});
export type ProductImportLine = Type.Static<typeof ProductImportLine>;

/** What would happen: nothing of it has. */
export const ProductImportPlan = Type.Object({
  lines: Type.Array(ProductImportLine, { description: 'The first 500.' }),
  faults: Type.Array(ProductImportFault, { description: 'The first 500.' }),
  creates: Type.Integer(),
  changes: Type.Integer(),
  digest: Type.String({ description: 'Of the file and the shop: applying it asks for the same.' }),
});
export type ProductImportPlan = Type.Static<typeof ProductImportPlan>;

export const ProductImportResult = Type.Object({
  created: Type.Integer(),
  changed: Type.Integer(),
});
export type ProductImportResult = Type.Static<typeof ProductImportResult>;
