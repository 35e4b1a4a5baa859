import { callsRoutes } from '@plenum/contract/features/calls/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { callsHandlers } from './calls.routes.ts';

export { findCallsAbout } from './calls.about.queries.ts';
export { endLonelyCalls } from './calls.lonely.ts';
export { missOldCalls } from './calls.missed.ts';

export const mountCalls = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, callsRoutes, work, callsHandlers);
