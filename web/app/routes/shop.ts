import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readCatalogueSearch } from '../../features/shop/manage/manage.places.ts';
import { idInSlug, readShopSearch } from '../../features/shop/shop.places.ts';
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

export const shopRoutes = [
  homeRoute,
  frameRoute.addChildren([
    shopRoute,
    wishlistRoute,
    productRoute,
    catalogueRoute,
    newProductRoute,
    editProductRoute,
  ]),
] as const;
