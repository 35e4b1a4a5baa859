import type { Need } from './abilities.ts';

declare module '@tanstack/react-router' {
  /** What a route says about itself to the frame around it. */
  interface StaticDataRouteOption {
    /** Who lacks this sees that the page is not for them; without it, being signed in is enough. */
    needs?: Need;
  }
}
