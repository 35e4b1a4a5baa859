import { callsGroupRoutes, callsRoutes } from '@plenum/contract/features/calls/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { callsHandlers } from './calls.routes.ts';
import { callsGroupHandlers } from './group/group.routes.ts';

export { answerCall } from './calls.answer.ts';
export { endCall } from './calls.end.ts';
export { startCall } from './calls.start.ts';
export { findCallsAbout } from './calls.about.queries.ts';
export { endLonelyCalls } from './calls.lonely.ts';
export { missOldCalls } from './calls.missed.ts';
export { findKnocksAbout } from './group/group.knocks.queries.ts';
export { findGroupCallsAbout } from './group/group.queries.ts';
export { settleGroupCalls } from './group/group.settle.ts';
export { personOf } from './calls.queries.ts';
export * from './rooms/rooms.media.ts';

export function mountCalls(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, callsRoutes, work, callsHandlers);
  mountRoutes(doorway, callsGroupRoutes, work, callsGroupHandlers);
}
