import { pollsRoutes } from '@plenum/contract/features/polls/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { pollsHandlers } from './polls.routes.ts';

export { findPollsAbout, handOverVotes } from './polls.farewell.ts';
export { followBeginning } from './polls.live.ts';
export { addPoll, turnPoll } from './polls.service.ts';

export const mountPolls = (doorway: Doorway, work: Work): void =>
  mountRoutes(doorway, pollsRoutes, work, pollsHandlers);
