export { shopBrowseRoutes } from './shop.browse.routes.ts';
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
