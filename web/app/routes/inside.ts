import { guestRoutes } from './guest.ts';
import { linksRoutes } from './links.ts';
import { kioskRoute, payRoutes } from './pay.ts';
import { miscRoutes } from './misc.ts';
import { signedInRoutes } from './signed-in.ts';

/** Every page but the entrance: whoever only signs in does not pay for the map of the house. */
export const insideRoutes = [
  guestRoutes,
  linksRoutes,
  payRoutes,
  kioskRoute,
  miscRoutes,
  signedInRoutes,
] as const;
