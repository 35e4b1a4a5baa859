import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

/** Builds for people carry nothing of it; `vite build --mode gallery` makes one for the browser tests. */
const hasGallery = import.meta.env.DEV || import.meta.env.MODE === 'gallery';

const galleryRoute = () =>
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/dev/gallery',
    loader: () => loadTexts('addressees', 'upload'),
    component: lazyRouteComponent(
      () => import('../../pages/gallery/gallery-page.tsx'),
      'GalleryPage',
    ),
  });

export const devRoutes = hasGallery ? [galleryRoute()] : [];
