import * as Type from 'typebox';
import { EchoedId, Id, Instant, OptionalText } from '../../kernel/values.ts';

/** The spec's shapes: prices are numbers with a point, in the currency of the shop. */
const product = {
  id: Id('shop.product'),
  name: Type.String(),
  slug: Type.String({ description: 'Its clients take the id from behind the last hyphen.' }),
  description: Type.String({ description: 'HTML; what runs is taken out.' }),
  brand: Type.String(),
  price: Type.Number({ description: 'Of the cheapest variant.' }),
  image: Type.String(),
  hasFreeShipping: Type.Boolean(),
  rating: Type.Integer({ minimum: 0, maximum: 5, description: 'Whole stars; 0: nobody gave any.' }),
};
const isInWishlist = Type.Boolean();
const isInCart = Type.Boolean();

export const TemplateProduct = Type.Object({ ...product, isInWishlist, isInCart });
export type TemplateProduct = Type.Static<typeof TemplateProduct>;

export const TemplateProductsQuery = Type.Object({
  q: OptionalText(200),
  sortBy: OptionalText(40),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type TemplateProductsQuery = Type.Static<typeof TemplateProductsQuery>;

export const TemplateProducts = Type.Object({
  products: Type.Array(TemplateProduct),
  total: Type.Integer(),
  userWishlist: Type.Array(Type.Object({ id: Type.Integer(), productId: Type.Integer() }), {
    maxItems: 100,
  }),
  userCart: Type.Array(
    Type.Object({ id: Type.Integer(), productId: Type.Integer(), qty: Type.Integer() }),
    { maxItems: 100 },
  ),
});
export type TemplateProducts = Type.Static<typeof TemplateProducts>;

export const TemplateProductDetail = Type.Object({
  product: Type.Object({
    ...TemplateProduct.properties,
    colorOptions: Type.Array(Type.String(), { maxItems: 5 }),
  }),
});
export type TemplateProductDetail = Type.Static<typeof TemplateProductDetail>;

export const TemplateWishlist = Type.Object({
  products: Type.Array(Type.Object({ ...product, isInCart }), { maxItems: 100 }),
});
export type TemplateWishlist = Type.Static<typeof TemplateWishlist>;

/** What the mock draws anew at each call was drawn when the thing came into the cart. */
export const TemplateCart = Type.Object({
  products: Type.Array(
    Type.Object({
      ...product,
      isInWishlist,
      qty: Type.Integer(),
      shippingDate: Instant,
      offers: Type.Integer(),
      discountPercentage: Type.Integer(),
    }),
    { maxItems: 100 },
  ),
});
export type TemplateCart = Type.Static<typeof TemplateCart>;

export const TemplateItem = Type.Object(
  { productId: EchoedId('shop.product') },
  { additionalProperties: false },
);
