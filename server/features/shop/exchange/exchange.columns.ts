/** A line for each variant; what is said of the product is said in its first one. */
export const columns = [
  'id',
  'name',
  'description',
  'brand',
  'categories',
  'state',
  'tax_rate',
  'discount',
  'free_shipping',
  'shipping',
  'option_1',
  'value_1',
  'option_2',
  'value_2',
  'option_3',
  'value_3',
  'sku',
  'price',
  'stock',
] as const;
export type Column = (typeof columns)[number];

export const optionPlaces = [1, 2, 3] as const;
