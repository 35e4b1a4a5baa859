import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { idInSlug, readShopSearch } from '../../features/shop/shop.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

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
  component: lazyRouteComponent(() => import('../../pages/shop/product-page.tsx'), 'ProductPage'),
});

export const shopRoutes = [
  homeRoute,
  frameRoute.addChildren([shopRoute, wishlistRoute, productRoute]),
] as const;
