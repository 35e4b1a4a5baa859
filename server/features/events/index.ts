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
  cameWithin,
  takesPart,
} from './events.people.queries.ts';
export { keptOf } from './events.public.ts';
export { changePicture } from './events.pictures.ts';
export { changeEvent, createEvent } from './events.service.ts';
export { changeState } from './events.state.ts';
export { tellAnnouncements } from './events.announced.ts';
export { announce } from './events.announcements.ts';
export { type EventRow, eventCard } from './events.view.ts';
export { mountEvents } from './events.mount.ts';
