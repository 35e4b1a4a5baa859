import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { RouteProblem } from './route-problem.tsx';
import { entranceRoutes } from './routes/entrance.ts';
import { linksRoutes } from './routes/links.ts';
import { rootRoute } from './routes/root.ts';
import { signedInRoutes } from './routes/signed-in.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren([entranceRoutes, linksRoutes, signedInRoutes]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: RouteProblem,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
