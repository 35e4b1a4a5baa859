export { eventsMessages } from './events.messages.ts';
export { eventsOnlineRoutes } from './events.online.routes.ts';
export { eventsPeopleRoutes } from './events.people.routes.ts';
export { eventsProblems } from './events.problems.ts';
export { eventsRoutes } from './events.routes.ts';
export { Colour, EventCard, EventRole, Needs, Room, Slug, Texts, Track } from './events.schema.ts';
export type {
  Announcement,
  AnnouncementInput,
  ChecklistItem,
  EventModule,
  EventNumbers,
  EventSetup,
  EventState,
  EventUpdate,
  FirstSteps,
  JoinRequest,
  MyEvent,
  NeededTicket,
  NewEvent,
  PastedLine,
  PublicEvent,
  RoomInput,
  TeamMember,
  TrackInput,
} from './events.schema.ts';
