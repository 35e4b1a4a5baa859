import { eventsPeopleRoutes, eventsRoutes } from '@plenum/contract/features/events/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { AgendaFacts } from './events.facts.ts';
import { mountOnline } from './events.online.ts';
import { eventsPeopleHandlers } from './events.people.routes.ts';
import { eventsHandlers } from './events.routes.ts';
import { mountSitemap } from './events.sitemap.ts';

export * from './events.access.ts';
export type { AgendaFacts } from './events.facts.ts';
export { endBans, lockRole, setBan } from './events.bans.ts';
export { enterInvitedEvents, eventsJobs } from './events.join.ts';
export { aboutEvent, membersOf, tellPeopleChanged, tellSetupChanged } from './events.live.ts';
export { callsOf, eventHead, type EventWords, factsOf, wordsOfEvent } from './events.head.ts';
export { findEvent } from './events.queries.ts';
export * from './events.places.queries.ts';
export { addRoom, addTrack } from './events.places.ts';
export {
  insertPeople,
  insertPerson,
  isLetIn,
  isTakingPart,
  takesPart,
} from './events.people.queries.ts';
export { keptOf } from './events.public.ts';
export { changePicture } from './events.pictures.ts';
export { changeEvent, createEvent } from './events.service.ts';
export { changeState } from './events.state.ts';
export { tellAnnouncements } from './events.announced.ts';
export { announce } from './events.announcements.ts';
export { type EventRow, eventCard } from './events.view.ts';

export const mountEvents = (doorway: Doorway, work: Work, facts: AgendaFacts): void => {
  mountSitemap(doorway.app, work);
  mountRoutes(doorway, eventsRoutes, eventsHandlers(work, facts));
  mountRoutes(doorway, eventsPeopleRoutes, eventsPeopleHandlers(work));
  mountOnline(doorway, work);
};
