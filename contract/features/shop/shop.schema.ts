import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Id, Instant, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';

const Named = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

export const ProductState = oneOf('hidden', 'on_sale', 'archived');
export type ProductState = Type.Static<typeof ProductState>;

/** Hundredths of a percent: 1900 is 19 %. */
const Rate = Type.Integer({ minimum: 0, maximum: 10_000 });
const Price = Type.Integer({ minimum: 0, maximum: 10_000_000_000 });
const Stock = Nullable(
  Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'How many there are to sell in all, those already sold among them.',
  }),
);
const Left = Nullable(
  Type.Integer({ description: 'Nine at most are counted; null: there are more.' }),
);

const variantFields = {
  values: Type.Array(Named(60), {
    maxItems: 3,
    description: 'One for each option of the product: Blue, L.',
  }),
  sku: Type.String({
    maxLength: 60,
    pattern: '^(\\S.*)?$',
    description: 'Our own number of it; empty without one.',
  }),
  listPrice: Type.Integer({ ...Price, description: 'Before the discount, with tax.' }),
  stock: Stock,
};
const NewVariant = Type.Object(variantFields, closed);
const VariantInput = Type.Object(
  { id: Type.Optional(Id('shop.variant')), ...variantFields },
  closed,
);
export type VariantInput = Type.Static<typeof VariantInput>;

export const Variant = Type.Object({
  id: Id('shop.variant'),
  ...variantFields,
  price: Type.Integer({ description: 'After the discount.' }),
  sold: Type.Integer({ description: 'Of what has a stock.' }),
});
export type Variant = Type.Static<typeof Variant>;

const productFields = {
  name: Named(200),
  description: Type.String({ maxLength: 10_000, description: 'HTML; what runs is taken out.' }),
  brand: Type.String({ maxLength: 80 }),
  categories: Type.Array(Named(60), { maxItems: 10, uniqueItems: true }),
  taxRate: Rate,
  discount: Type.Integer({
    minimum: 0,
    maximum: 9_000,
    description: 'Off each price, in hundredths of a percent; 0 without one.',
  }),
  hasFreeShipping: Type.Boolean(),
  needsShipping: Type.Boolean({ description: 'A download or a voucher does not.' }),
  state: ProductState,
  optionNames: Type.Array(Named(40), {
    maxItems: 3,
    uniqueItems: true,
    description: 'Size, colour; of a thing there is one of: none.',
  }),
};
const variantsOf = <T extends Type.TSchema>(variant: T) =>
  Type.Array(variant, { minItems: 1, maxItems: 100 });

export const ProductInput = Type.Object(
  { ...productFields, variants: variantsOf(NewVariant) },
  closed,
);
export type ProductInput = Type.Static<typeof ProductInput>;

const Pictures = Type.Array(Type.String({ maxLength: 200 }), { maxItems: 8 });
export const ProductUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...Type.Partial(
      Type.Object({
        ...productFields,
        variants: variantsOf(VariantInput),
        pictures: Type.Array(Type.String({ maxLength: 200 }), {
          maxItems: 8,
          uniqueItems: true,
          description: 'Those it has, in their new order; what is left out is taken away.',
        }),
      }),
    ).properties,
  },
  closed,
);
export type ProductUpdate = Type.Static<typeof ProductUpdate>;

const rating = {
  rating: Nullable(Type.Number({ description: 'The mean of all, to a tenth; null without any.' })),
  ratings: Type.Integer({ description: 'By how many.' }),
};

/** One of the list of those who run the shop. */
export const ProductHead = Type.Object({
  id: Id('shop.product'),
  name: Type.String(),
  brand: Type.String(),
  categories: Type.Array(Type.String(), { maxItems: 10 }),
  state: ProductState,
  picture: Nullable(Type.String()),
  lowPrice: Amount,
  highPrice: Amount,
  discount: Type.Integer(),
  variantCount: Type.Integer(),
  left: Nullable(Type.Integer({ description: 'Of all variants; null: at least one never ends.' })),
  sold: Type.Integer(),
  isInStock: Type.Boolean(),
  ...rating,
  createdAt: Instant,
  version: Type.Integer({ description: 'Rises with each change, not with each sale.' }),
});
export type ProductHead = Type.Static<typeof ProductHead>;

export const Product = Type.Object({
  id: Id('shop.product'),
  ...productFields,
  slug: Type.String({ description: 'Ends in its id.' }),
  currency: Currency,
  pictures: Pictures,
  variants: Type.Array(Variant, { maxItems: 100 }),
  wasOrdered: Type.Boolean({ description: 'Then it can be archived, and not removed.' }),
  ...rating,
  version: Type.Integer(),
});
export type Product = Type.Static<typeof Product>;

const paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
};
const counted = {
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
};

const ProductFilter = Type.Object({
  q: OptionalText(200),
  state: Type.Optional(ProductState),
  category: OptionalText(60),
  brand: OptionalText(80),
  stock: Type.Optional(oneOf('in', 'out')),
});
export const ProductQuery = Type.Object({
  ...ProductFilter.properties,
  sort: Type.Optional(
    oneOf('name', '-name', 'brand', '-brand', 'price', '-price', 'created', '-created'),
  ),
  ...paged,
});
export type ProductQuery = Type.Static<typeof ProductQuery>;
export const ProductPage = Type.Object({
  products: Type.Array(ProductHead, { maxItems: 500 }),
  currency: Currency,
  ...counted,
});
export type ProductPage = Type.Static<typeof ProductPage>;

export const ShopSettings = Type.Object({
  currency: Currency,
  taxRate: Type.Integer({
    ...Rate,
    description: 'What new products begin with: the usual one of the billing settings.',
  }),
});
export type ShopSettings = Type.Static<typeof ShopSettings>;

/** A product as everyone sees it. */
export const ShownProduct = Type.Object({
  id: Id('shop.product'),
  slug: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  picture: Nullable(Type.String()),
  currency: Currency,
  lowPrice: Amount,
  highPrice: Amount,
  lowListPrice: Type.Integer({ description: 'Of the cheapest, before the discount.' }),
  discount: Type.Integer(),
  hasFreeShipping: Type.Boolean(),
  isInStock: Type.Boolean(),
  onlyVariantId: Nullable(Type.Integer({ description: 'Where there is nothing to choose.' })),
  ...rating,
});
export type ShownProduct = Type.Static<typeof ShownProduct>;

export const ShownVariant = Type.Object({
  id: Id('shop.variant'),
  values: Type.Array(Type.String(), { maxItems: 3 }),
  sku: Type.String(),
  price: Amount,
  listPrice: Amount,
  left: Left,
});
export type ShownVariant = Type.Static<typeof ShownVariant>;

export const ShownDetail = Type.Object({
  ...ShownProduct.properties,
  description: Type.String(),
  categories: Type.Array(Type.String(), { maxItems: 10 }),
  pictures: Pictures,
  taxRate: Rate,
  needsShipping: Type.Boolean(),
  optionNames: Type.Array(Type.String(), { maxItems: 3 }),
  variants: Type.Array(ShownVariant, { maxItems: 100 }),
  related: Type.Array(ShownProduct, { maxItems: 8 }),
});
export type ShownDetail = Type.Static<typeof ShownDetail>;

const ShownSort = oneOf('featured', 'price', '-price', 'name', '-rating');
export const ShownQuery = Type.Object({
  q: OptionalText(200),
  category: OptionalText(60),
  brand: OptionalText(80),
  from: Type.Optional(Price),
  until: Type.Optional(Price),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'At least so many.' })),
  shipping: Type.Optional(oneOf('free')),
  stock: Type.Optional(oneOf('in')),
  sort: Type.Optional(ShownSort),
  ...paged,
});
export type ShownQuery = Type.Static<typeof ShownQuery>;
export const ShownPage = Type.Object({
  products: Type.Array(ShownProduct, { maxItems: 500 }),
  currency: Currency,
  ...counted,
});
export type ShownPage = Type.Static<typeof ShownPage>;

const Facet = Type.Object({ name: Type.String(), count: Type.Integer() });
export const ShopFacets = Type.Object({
  currency: Currency,
  categories: Type.Array(Facet, { maxItems: 100 }),
  brands: Type.Array(Facet, { maxItems: 100 }),
  lowest: Nullable(Amount),
  highest: Nullable(Amount),
});
export type ShopFacets = Type.Static<typeof ShopFacets>;
