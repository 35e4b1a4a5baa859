import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readCatalogueSearch } from '../../features/shop/manage/manage.places.ts';
import {
  readCheckoutSearch,
  readMyOrderSearch,
  readMyOrdersSearch,
  readOrderSearch,
} from '../../features/shop/orders/orders.places.ts';
import { readShopSearch } from '../../features/shop/shop.places.ts';
import { idInSlug } from '../../platform/id-in-slug.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const forOrganisers = { staticData: { needs: ['manage', 'all'] } } as const;

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/ecommerce',
  beforeLoad: () => redirect({ to: '/apps/ecommerce/shop', throw: true }),
});

const frameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shop',
  loader: () => loadTexts('shop', 'table'),
  component: lazyRouteComponent(() => import('../../pages/shop/shop-frame.tsx'), 'ShopFrame'),
});

const shopRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/shop',
  validateSearch: readShopSearch,
  component: lazyRouteComponent(() => import('../../pages/shop/shop-page.tsx'), 'ShopPage'),
});

const wishlistRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/wishlist',
  component: lazyRouteComponent(() => import('../../pages/shop/wishlist-page.tsx'), 'WishlistPage'),
});

const productRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/product-detail/$slug',
  beforeLoad: ({ params }) => {
    if (idInSlug(params.slug) === null) notFound({ throw: true });
  },
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(() => import('../../pages/shop/product-page.tsx'), 'ProductPage'),
});

const catalogueRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/catalogue',
  ...forOrganisers,
  validateSearch: readCatalogueSearch,
  loader: () => loadTexts('catalogue'),
  component: lazyRouteComponent(
    () => import('../../pages/shop/catalogue-page.tsx'),
    'CataloguePage',
  ),
});

const newProductRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/catalogue/new',
  ...forOrganisers,
  loader: () => loadTexts('catalogue'),
  component: lazyRouteComponent(
    () => import('../../pages/shop/new-product-page.tsx'),
    'NewProductPage',
  ),
});

const editProductRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/catalogue/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('catalogue', 'upload'),
  component: lazyRouteComponent(
    () => import('../../pages/shop/edit-product-page.tsx'),
    'EditProductPage',
  ),
});

const checkoutRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/checkout',
  validateSearch: readCheckoutSearch,
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(() => import('../../pages/shop/checkout-page.tsx'), 'CheckoutPage'),
});

const myOrdersRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/orders',
  validateSearch: readMyOrdersSearch,
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(
    () => import('../../pages/shop/my-orders-page.tsx'),
    'MyOrdersPage',
  ),
});

const myOrderRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/orders/$id',
  validateSearch: readMyOrderSearch,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('orders', 'payments'),
  component: lazyRouteComponent(() => import('../../pages/shop/my-order-page.tsx'), 'MyOrderPage'),
});

const myInvoiceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/ecommerce/orders/$id/invoice',
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('orders', 'invoices'),
  component: lazyRouteComponent(
    () => import('../../pages/shop/my-invoice-page.tsx'),
    'MyInvoicePage',
  ),
});

const ordersRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/sales',
  ...forOrganisers,
  validateSearch: readOrderSearch,
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(() => import('../../pages/shop/orders-page.tsx'), 'OrdersPage'),
});

const orderSettingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/sales/settings',
  ...forOrganisers,
  loader: () => loadTexts('orders'),
  component: lazyRouteComponent(
    () => import('../../pages/shop/order-settings-page.tsx'),
    'OrderSettingsPage',
  ),
});

const orderRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/ecommerce/sales/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('orders', 'payments'),
  component: lazyRouteComponent(() => import('../../pages/shop/order-page.tsx'), 'OrderPage'),
});

export const shopRoutes = [
  homeRoute,
  frameRoute.addChildren([
    shopRoute,
    wishlistRoute,
    productRoute,
    catalogueRoute,
    newProductRoute,
    editProductRoute,
    checkoutRoute,
    myOrdersRoute,
    myOrderRoute,
    ordersRoute,
    orderSettingsRoute,
    orderRoute,
  ]),
  myInvoiceRoute,
] as const;
