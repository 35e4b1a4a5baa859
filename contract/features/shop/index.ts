export { shopBrowseRoutes } from './shop.browse.routes.ts';
export { shopMineRoutes } from './shop.mine.routes.ts';
export type { Cart, CartLine, CartQuantity, Wishlist } from './shop.mine.schema.ts';
export { shopTemplateRoutes } from './shop.template.routes.ts';
export type {
  TemplateCart,
  TemplateProduct,
  TemplateProductDetail,
  TemplateProducts,
  TemplateProductsQuery,
  TemplateWishlist,
} from './shop.template.schema.ts';
export { shopMessages } from './shop.messages.ts';
export { shopProblems } from './shop.problems.ts';
export { shopRoutes } from './shop.routes.ts';
export type {
  Product,
  ProductHead,
  ProductInput,
  ProductPage,
  ProductQuery,
  ProductState,
  ProductUpdate,
  ShopFacets,
  ShopSettings,
  ShownDetail,
  ShownPage,
  ShownProduct,
  ShownQuery,
  ShownVariant,
  Variant,
  VariantInput,
} from './shop.schema.ts';
