import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Email, Language, TimeZone } from '../accounts/index.ts';

/** The same words in some of the event's languages; a reader gets theirs, else the first there is. */
export const Texts = (maxLength: number) => {
  const words = Type.Optional(Type.String({ maxLength }));
  return Type.Object({ en: words, de: words, fr: words, pt: words }, closed);
};
export type Texts = Type.Static<ReturnType<typeof Texts>>;

/** A ticket that would open what this reader cannot enter. */
export const NeededTicket = Type.Object({ id: Type.Integer(), name: Texts(120) });
export type NeededTicket = Type.Static<typeof NeededTicket>;
/** Null: it is open to the reader. Otherwise the tickets everybody can book that open it. */
export const Needs = Nullable(Type.Array(NeededTicket, { maxItems: 100 }));
export type Needs = Type.Static<typeof Needs>;

export const Colour = Type.String({ pattern: '^#[0-9a-f]{6}$' });
export const EventState = oneOf('draft', 'published', 'live', 'ended');
export type EventState = Type.Static<typeof EventState>;
export const EventModule = oneOf(
  'program',
  'speakers',
  'sponsors',
  'lobby',
  'exhibitors',
  'people',
  'chat',
);
export type EventModule = Type.Static<typeof EventModule>;
const Joining = oneOf('open', 'code', 'closed');
const ClashRule = oneOf('refuse', 'warn');
export const EventRole = oneOf('organiser', 'moderator', 'attendee');
export type EventRole = Type.Static<typeof EventRole>;

const Name = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
export const Slug = Type.String({
  pattern: '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$',
  description: 'The part after /e/ in its address; unique over all organisations.',
});
const Day = Type.String({ format: 'date' });

const basics = {
  name: Name,
  startsOn: Day,
  endsOn: Type.String({ format: 'date', description: 'The last day, in the zone of the event.' }),
  timeZone: TimeZone,
  languages: Type.Array(Language, { minItems: 1, maxItems: 4, uniqueItems: true }),
};
const shown = {
  ...basics,
  slug: Slug,
  tagline: Texts(200),
  description: Texts(5_000),
  accent: Nullable(Colour),
  modules: Type.Array(EventModule, { uniqueItems: true, maxItems: 7 }),
  joining: Joining,
};

/** What everyone may know of a published event. */
export const EventCard = Type.Object({
  id: Id('events.event'),
  ...shown,
  state: EventState,
  logo: Nullable(Type.String()),
  banner: Nullable(Type.String()),
  version: Type.Integer({ description: 'Rises with each change of the event’s own settings.' }),
});
export type EventCard = Type.Static<typeof EventCard>;

/** An event as one of my own: what I am in it. An admin runs every event of the organisation. */
export const MyEvent = Type.Object({ ...EventCard.properties, role: Nullable(EventRole) });
export type MyEvent = Type.Static<typeof MyEvent>;

const rules = {
  joinCode: Type.String({ maxLength: 40, description: 'Asked for where joining is by code.' }),
  roomClashes: ClashRule,
  speakerClashes: ClashRule,
};

export const Room = Type.Object({
  id: Id('events.room'),
  name: Type.String(),
  kind: oneOf('room', 'stage'),
  capacity: Nullable(Type.Integer()),
});
export type Room = Type.Static<typeof Room>;
export const RoomInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    kind: oneOf('room', 'stage'),
    capacity: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  closed,
);
export type RoomInput = Type.Static<typeof RoomInput>;

export const Track = Type.Object({ id: Id('events.track'), name: Texts(80), colour: Colour });
export type Track = Type.Static<typeof Track>;
export const TrackInput = Type.Object({ name: Texts(80), colour: Colour }, closed);
export type TrackInput = Type.Static<typeof TrackInput>;

/** The organiser's whole picture: rooms and tracks in their order. */
export const EventSetup = Type.Object({
  ...EventCard.properties,
  ...rules,
  rooms: Type.Array(Room),
  tracks: Type.Array(Track),
});
export type EventSetup = Type.Static<typeof EventSetup>;

export const NewEvent = Type.Object(basics, closed);
export type NewEvent = Type.Static<typeof NewEvent>;

const settings = Type.Partial(Type.Object({ ...shown, ...rules })).properties;
/** What a form of some of the settings may hold. */
export const EventSettings = Type.Object(settings, closed);

export const EventUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...settings,
  },
  closed,
);
export type EventUpdate = Type.Static<typeof EventUpdate>;

export const StateChange = Type.Object({ state: EventState }, closed);

export const ChecklistItem = Type.Object({
  name: oneOf(
    'verified',
    'description',
    'rooms',
    'sessions',
    'scheduled',
    'agenda',
    'speakers',
    'banner',
    'joining',
  ),
  isDone: Type.Boolean(),
  isNeeded: Type.Boolean({ description: 'Without it the event cannot be published.' }),
  missing: Type.Integer({ description: 'How many are still to be done; 0 when done.' }),
});
export type ChecklistItem = Type.Static<typeof ChecklistItem>;

/** From an empty draft to an event that people are invited to, in the order organisers are led. */
export const FirstSteps = Type.Object({
  isAway: Type.Boolean({ description: 'An organiser has put the steps away.' }),
  isSample: Type.Boolean({ description: 'Made to look around in, and never published.' }),
  steps: Type.Array(
    Type.Object({
      name: oneOf('rooms', 'sessions', 'speakers', 'look', 'publish', 'invite'),
      isDone: Type.Boolean(),
    }),
  ),
  missing: Type.Array(ChecklistItem.properties.name, {
    description: 'What is still to be done before the event is published with its program.',
  }),
});
export type FirstSteps = Type.Static<typeof FirstSteps>;

export const StepsChange = Type.Object({ isAway: Type.Boolean() }, closed);

/** Right before this one; null: last. */
export const RoomMove = Type.Object({ beforeId: Nullable(Id('events.room')) }, closed);
export const TrackMove = Type.Object({ beforeId: Nullable(Id('events.track')) }, closed);

const TeamRoleName = oneOf('moderator', 'organiser');
export const TeamMember = Type.Object({
  personId: Type.Integer(),
  fullName: Type.String(),
  email: Type.String(),
  avatar: Nullable(Type.String()),
  role: TeamRoleName,
});
export type TeamMember = Type.Static<typeof TeamMember>;
export const TeamRole = Type.Object({ role: TeamRoleName }, closed);

export const PastedPeople = Type.Object(
  { text: Type.String({ maxLength: 200_000, description: 'A name and an address a line.' }) },
  closed,
);
/** What will happen to a pasted line. */
export const PastedLine = Type.Object({
  line: Type.Integer(),
  text: Type.String(),
  fullName: Type.String(),
  email: Type.String(),
  what: oneOf('invite', 'add', 'already', 'invited', 'double', 'wrong'),
});
export type PastedLine = Type.Static<typeof PastedLine>;
export const PasteResult = Type.Object({ invited: Type.Integer(), added: Type.Integer() });

export const Announcement = Type.Object({
  id: Id('events.announcement'),
  words: Texts(1_000),
  shownFrom: Instant,
  shownUntil: Nullable(Instant),
  toldAt: Nullable(
    Type.String({
      format: 'date-time',
      description: 'When everyone in the event was notified; null: not yet.',
    }),
  ),
});
export type Announcement = Type.Static<typeof Announcement>;
export const AnnouncementInput = Type.Object(
  {
    words: Texts(1_000),
    shownFrom: Type.Optional(Instant),
    shownUntil: Type.Optional(Nullable(Instant)),
  },
  closed,
);
export type AnnouncementInput = Type.Static<typeof AnnouncementInput>;

const Code = Type.Optional(Type.String({ maxLength: 40 }));
export const JoinRequest = Type.Object(
  {
    fullName: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    email: Email,
    code: Code,
  },
  closed,
);
export type JoinRequest = Type.Static<typeof JoinRequest>;
export const JoinAsMe = Type.Object({ code: Code }, closed);
export const Joined = Type.Object({
  eventId: Type.Integer(),
  organisationId: Type.Integer({ description: 'Where another token is needed if it is not mine.' }),
});

/** The public page of an event. */
export const PublicEvent = Type.Object({
  event: EventCard,
  sells: Type.Boolean({ description: 'Tickets, on a page of their own.' }),
  organisation: Type.Object({ name: Type.String(), logo: Nullable(Type.String()) }),
});
export type PublicEvent = Type.Static<typeof PublicEvent>;

export const EventNumbers = Type.Object({
  attendees: Type.Integer(),
  joinedToday: Type.Integer(),
  invited: Type.Integer(),
  joinedByDay: Type.Array(Type.Object({ day: Day, people: Type.Integer() })),
});
export type EventNumbers = Type.Static<typeof EventNumbers>;
