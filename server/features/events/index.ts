export * from './events.access.ts';
export type { AgendaFacts } from './events.facts.ts';
export { endBans, lockRole, setBan } from './people/people.bans.ts';
export { enterInvitedEvents, eventsJobs } from './public/public.join.ts';
export { aboutEvent, membersOf, tellPeopleChanged, tellSetupChanged } from './events.live.ts';
export * from './public/public.head.ts';
export { findEvent, findShownOf, findShownPlaces, firstShownSlug } from './events.queries.ts';
export * from './events.places.queries.ts';
export { addRoom, addTrack } from './events.places.ts';
export {
  insertPeople,
  insertPerson,
  isLetIn,
  isShutOut,
  isTakingPart,
  cameWithin,
  takesPart,
} from './people/people.queries.ts';
export { inviteTo, withdrawFrom } from './people/people.by-ticket.ts';
export { attendeesAt, findEventsAbout } from './people/people.attendees.queries.ts';
export { keptOf } from './public/public.ts';
export { slugsFor } from './events.slug.ts';
export type { PublicPages } from './public/public.sitemap.ts';
export { changePicture } from './events.pictures.ts';
export { changeEvent, createEvent, listMyEvents } from './events.service.ts';
export { changeState } from './events.state.ts';
export { tellAnnouncements } from './people/people.announced.ts';
export { announce, shownAnnouncements } from './people/people.announcements.ts';
export { type EventRow, eventCard } from './events.view.ts';
export { mountEvents } from './events.mount.ts';
