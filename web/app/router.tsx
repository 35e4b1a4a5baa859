import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { NotFound } from './not-found.tsx';
import { RouteProblem } from './route-problem.tsx';
import { entranceRoutes } from './routes/entrance.ts';
import type { insideRoutes } from './routes/inside.ts';
import { organisationRoutes, publicRoutes } from './routes/public.ts';
import { rootRoute } from './routes/root.ts';

/** Plain `name=value` search parameters: a search for 123 stays a text. */
const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return given.length ? `?${new URLSearchParams(given)}` : '';
}

type Inside = typeof insideRoutes;

const treeWith = (inside: Inside) =>
  rootRoute.addChildren([entranceRoutes, publicRoutes, organisationRoutes, ...inside]);

let isOpen = false;

/** Whoever is signed in needs it with the first page, and asks for it at once. */
export async function openInside(): Promise<void> {
  const { insideRoutes } = await import('./routes/inside.ts');
  if (isOpen) return;
  isOpen = true;
  treeWith(insideRoutes);
  router.setRoutes(router.buildRouteTree());
}

/** Stands for every page inside until their routes are there; then the address is read again. */
const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ location }): Promise<void> => {
    await openInside();
    redirect({ href: location.href, replace: true, throw: true });
  },
});

export const router = createRouter({
  routeTree: treeWith([insideRoute] as unknown as Inside),
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
