import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { NotFound } from './not-found.tsx';
import { RouteProblem } from './route-problem.tsx';
import { entranceRoutes } from './routes/entrance.ts';
import { rootRoute } from './routes/root.ts';
import type { wholeTree } from './routes/whole.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

let isWhole = false;

/** The addresses behind the entrance are fetched by those who go there, not by who signs in. */
export async function openTheHouse(): Promise<void> {
  const { wholeTree } = await import('./routes/whole.ts');
  if (isWhole) return;
  isWhole = true;
  wholeTree();
  router.setRoutes(router.buildRouteTree());
}

/** Stands for all of them until then. */
const beyondRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location }): Promise<void> => {
    await openTheHouse();
    redirect({ href: location.href, replace: true, throw: true });
  },
});

type WholeTree = ReturnType<typeof wholeTree>;

export const router = createRouter({
  // Links are checked against every address, also before it is there.
  routeTree: rootRoute.addChildren([entranceRoutes, beyondRoute]) as unknown as WholeTree,
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
