import { sponsorsRoutes } from '@plenum/contract/features/sponsors/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { sponsorsHandlers } from './sponsors.routes.ts';

export { addCounts, findSponsorFigures } from './sponsors.counts.queries.ts';
export { sponsorsImport } from './sponsors.import.ts';
export { openSponsor, showSponsor } from './sponsors.booked.ts';
export { findPackages } from './sponsors.packages.queries.ts';
export { findSponsor } from './sponsors.queries.ts';
export { addPackage } from './sponsors.packages.ts';
export { addSponsor, changeLogo, readSetup } from './sponsors.service.ts';

export const mountSponsors = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, sponsorsRoutes, work, sponsorsHandlers);
