import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const pageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/pricing',
  loader: () => loadTexts('pricing'),
  component: lazyRouteComponent(() => import('../../pages/pricing-page.tsx'), 'PricingPage'),
});

const editorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/pricing/edit',
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('pricing', 'upload'),
  component: lazyRouteComponent(
    () => import('../../pages/office/pricing-editor-page.tsx'),
    'PricingEditorPage',
  ),
});

export const pricingRoutes = [pageRoute, editorRoute] as const;
