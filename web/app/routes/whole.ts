import { entranceRoutes } from './entrance.ts';
import { linksRoutes } from './links.ts';
import { miscRoutes } from './misc.ts';
import { rootRoute } from './root.ts';
import { signedInRoutes } from './signed-in.ts';

/** Every address there is. Takes the place of what the root held before. */
export const wholeTree = () =>
  rootRoute.addChildren([entranceRoutes, linksRoutes, miscRoutes, signedInRoutes]);
