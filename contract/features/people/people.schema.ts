import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, OptionalText } from '../../kernel/values.ts';
import { Role } from '../accounts/index.ts';
import { EventRole, Texts } from '../events/index.ts';

/** Said where counting stopped: there are more, and pages end there. */
const AtLeast = Type.Optional(Type.Literal(true));

const filters = {
  q: OptionalText(200),
  role: Type.Optional(Role),
  event: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Only participants of this event of ours.' }),
  ),
  attendance: Type.Optional(
    Type.Enum(['visited', 'gave-card', 'stayed-away'], {
      description: 'In the exhibit hall of that event; without an event it says nothing.',
    }),
  ),
  came: Type.Optional(
    Type.Enum(['today', 'week'], {
      description: 'Joined that event as an attendee today, by its clocks, or since six days ago.',
    }),
  ),
  ticket: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Only who has one of these, of that event.' }),
  ),
  booked: Type.Optional(
    Type.Enum(['confirmed', 'pending', 'none'], {
      description: 'The state of their tickets for that event: paid, amount due, or none.',
    }),
  ),
  door: Type.Optional(
    Type.Enum(['in', 'expected'], {
      description: 'Came in with a ticket for that event, or is still expected.',
    }),
  ),
  consent: Type.Optional(
    Type.Enum(['listed', 'unlisted', 'tells-booths'], {
      description: 'Found by others or not; lets booths know of visits.',
    }),
  ),
  interest: OptionalText(40),
  state: Type.Optional(
    Type.Enum(['active', 'deactivated', 'unverified'], {
      description: 'Unverified: active, with an address nobody has confirmed yet.',
    }),
  ),
  joinedFrom: Type.Optional(
    Type.String({ format: 'date', description: 'A day in the time of the organisation.' }),
  ),
  joinedUntil: Type.Optional(Type.String({ format: 'date' })),
  sort: Type.Optional(
    Type.Union([
      Type.Literal('name'),
      Type.Literal('-name'),
      Type.Literal('joined'),
      Type.Literal('-joined'),
      Type.Literal('seen'),
      Type.Literal('-seen'),
      Type.Literal('company'),
      Type.Literal('-company'),
    ]),
  ),
};

export const PeopleQuery = Type.Object({
  ...filters,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type PeopleQuery = Type.Static<typeof PeopleQuery>;

export const PeopleFilter = Type.Object(filters);
export type PeopleFilter = Type.Static<typeof PeopleFilter>;

export const PersonLine = Type.Object({
  id: Id('organisations.member'),
  fullName: Type.String(),
  username: Type.String(),
  email: Type.String(),
  avatar: Nullable(Type.String()),
  company: Type.String(),
  role: Role,
  isActive: Type.Boolean(),
  isVerified: Type.Boolean(),
  joinedAt: Instant,
  lastSeenAt: Nullable(Instant),
  version: Type.Integer({ description: 'Rises with each change of role, company or access.' }),
});
export type PersonLine = Type.Static<typeof PersonLine>;

/** What somebody does at the events of an organisation, as numbers, and what they allow. */
export const Attendance = Type.Object({
  isListed: Type.Boolean({ description: 'Found by others.' }),
  tellsBooths: Type.Boolean({ description: 'Lets booths know of visits.' }),
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      role: EventRole,
      joinedAt: Instant,
      stars: Type.Integer(),
      booths: Type.Integer({ description: 'Visited in the exhibit hall.' }),
      cards: Type.Integer({ description: 'Given there and not withdrawn.' }),
    }),
  ),
});
export type Attendance = Type.Static<typeof Attendance>;

/** What stands of somebody's tickets for the event that was asked for. */
const Held = Type.Object({
  personId: Type.Integer(),
  bookingId: Type.Integer({ description: 'The first of several.' }),
  ticket: Texts(120),
  places: Type.Integer(),
  isPaid: Type.Boolean(),
  isIn: Type.Boolean(),
});
export type HeldTicket = Type.Static<typeof Held>;

export const PeoplePage = Type.Object({
  held: Type.Optional(
    Type.Array(Held, { maxItems: 500, description: 'Where an event was asked for.' }),
  ),
  people: Type.Array(PersonLine),
  total: Type.Integer({ description: 'Of everyone to the last one; of some counted to 10,000.' }),
  totalIsAtLeast: AtLeast,
});

export const PersonUpdate = Type.Object(
  {
    role: Type.Optional(Role),
    company: Type.Optional(Type.String({ maxLength: 200 })),
    isActive: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type PersonUpdate = Type.Static<typeof PersonUpdate>;

export const PersonChange = Type.Object(
  {
    version: Type.Optional(
      Type.Integer({
        description: 'What they were made on; without it they hold whatever others changed since.',
      }),
    ),
    ...PersonUpdate.properties,
  },
  closed,
);
export type PersonChange = Type.Static<typeof PersonChange>;

const Ids = (maxItems: number) =>
  Type.Array(Id('organisations.member'), { minItems: 1, maxItems, uniqueItems: true });

export const PeopleUpdate = Type.Object(
  {
    ids: Ids(1000),
    change: PersonUpdate,
  },
  closed,
);

/** A way of looking at a people table, kept under a name for one person. */
const view = {
  place: Type.Enum(['organisation', 'conference', 'list', 'bookings']),
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  search: Type.String({ maxLength: 1000, description: 'The part after the ? of the address.' }),
};
export const SavedView = Type.Object({ id: Id('people.view'), ...view });
export type SavedView = Type.Static<typeof SavedView>;
export const NewView = Type.Object(view, closed);
export type NewView = Type.Static<typeof NewView>;

export const PeopleMessage = Type.Object(
  {
    ids: Ids(1000),
    subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
  },
  closed,
);
export type PeopleMessage = Type.Static<typeof PeopleMessage>;

/** The doubles go; what they had or did here is the kept person’s from then on. */
export const PeopleMerge = Type.Object(
  { keepId: Id('organisations.member'), doubleIds: Ids(10) },
  closed,
);
export type PeopleMerge = Type.Static<typeof PeopleMerge>;

export const PersonSession = Type.Object({
  id: Type.Integer(),
  agent: Type.String(),
  network: Type.String(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type PersonSession = Type.Static<typeof PersonSession>;
