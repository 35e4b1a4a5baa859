import { profilesRoutes } from '@plenum/contract/features/profiles/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { presenceOf } from './profiles.presence.ts';
import { profilesHandlers } from './profiles.routes.ts';
import type { ProfileFacts } from './profiles.viewer.ts';

export {
  findHeadlines,
  findHeadlinesFor,
  findNamed,
  findPresenceHidden,
} from './profiles.facts.queries.ts';
export { hasInterest, isListed, tellsBooths } from './find/find.filters.queries.ts';
export { fillEmpty, type SaidOfMe } from './profiles.fill.ts';
export { forgetProfile, handOverProfile } from './profiles.farewell.ts';
export { suggestWith } from './connections/connections.suggest.ts';
export { readMine } from './profiles.own.ts';
export { isConnectedTo } from './profiles.near.queries.ts';
export { findAddressesShown, findIntroductions } from './profiles.shown.queries.ts';
export { findProfilesAbout } from './profiles.farewell.queries.ts';
export { type FilledProfile, insertProfiles } from './profiles.queries.ts';
export type { ProfileFacts } from './profiles.viewer.ts';

export const mountProfiles = (doorway: Doorway, work: Work, facts: ProfileFacts): void => {
  const peopleWork = { ...work, facts, onlineIn: presenceOf(work) };
  mountRoutes(doorway, profilesRoutes, peopleWork, profilesHandlers);
};
