export { shopBrowseRoutes } from './shop.browse.routes.ts';
export { shopMineRoutes } from './shop.mine.routes.ts';
export type { Cart, CartLine, CartQuantity, Wishlist } from './shop.mine.schema.ts';
export { shopShippingRoutes } from './shop.shipping.routes.ts';
export type {
  ShopDelivery,
  Shipping,
  ShippingLine,
  ShippingRate,
  ShippingUpdate,
} from './shop.shipping.schema.ts';
export { shopTemplateRoutes } from './shop.template.routes.ts';
export type {
  TemplateCart,
  TemplateProduct,
  TemplateProductDetail,
  TemplateProducts,
  TemplateProductsQuery,
  TemplateWishlist,
} from './shop.template.schema.ts';
export { shopExchangeRoutes } from './shop.exchange.routes.ts';
export type {
  ProductImportFault,
  ProductImportLine,
  ProductImportPlan,
  ProductImportResult,
} from './shop.exchange.schema.ts';
export { shopMessages } from './shop.messages.ts';
export { shopOrdersRoutes } from './shop.orders.routes.ts';
export type {
  KeptAddress,
  CancelInput,
  Checkout,
  MyOrderQuery,
  Order,
  OrderDeed,
  OrderFilter,
  OrderHead,
  OrderInput,
  OrderLine,
  OrderPage,
  OrderQuery,
  OrderRefundInput,
  OrderSettings,
  OrderSettingsUpdate,
  OrderState,
  OrderStateFilter,
} from './shop.orders.schema.ts';
export { shopProblems } from './shop.problems.ts';
export { shopRatingsRoutes } from './shop.ratings.routes.ts';
export type { Rating, RatingInput, RatingPage, RatingQuery } from './shop.ratings.schema.ts';
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
