import { createRouter } from '@tanstack/react-router';
import { NotFound } from './not-found.tsx';
import { RouteProblem } from './route-problem.tsx';
import { entranceRoutes } from './routes/entrance.ts';
import { linksRoutes } from './routes/links.ts';
import { miscRoutes } from './routes/misc.ts';
import { rootRoute } from './routes/root.ts';
import { signedInRoutes } from './routes/signed-in.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

export const router = createRouter({
  routeTree: rootRoute.addChildren([entranceRoutes, linksRoutes, miscRoutes, signedInRoutes]),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: RouteProblem,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
