import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { EventCard, Needs, Room, Texts, Track } from '../events/index.ts';

export const SessionKind = Type.Union([
  Type.Literal('keynote'),
  Type.Literal('talk'),
  Type.Literal('panel'),
  Type.Literal('workshop'),
  Type.Literal('networking'),
  Type.Literal('break'),
  Type.Literal('other'),
]);
export type SessionKind = Type.Static<typeof SessionKind>;

export const SessionSpeaker = Type.Object(
  {
    id: Id('speakers.speaker'),
    role: Type.Union([Type.Literal('speaker'), Type.Literal('chair')]),
  },
  closed,
);
export type SessionSpeaker = Type.Static<typeof SessionSpeaker>;

export const SessionFile = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
  name: Type.String(),
  bytes: Type.Integer(),
});
export type SessionFile = Type.Static<typeof SessionFile>;

const fields = {
  kind: SessionKind,
  title: Texts(300),
  abstract: Texts(10_000),
  language: Nullable(Language),
  trackId: Nullable(Id('events.track')),
  roomId: Nullable(Id('events.room')),
  startsAt: Nullable(
    Type.String({ format: 'date-time', description: 'Null: not yet in the grid.' }),
  ),
  minutes: Type.Integer({ minimum: 1, maximum: 1440 }),
  capacity: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  joinUrl: Nullable(Type.String({ maxLength: 500, pattern: '^https?://' })),
  speakers: Type.Array(SessionSpeaker, { maxItems: 50 }),
};
const flags = {
  isHidden: Type.Boolean({ description: 'Stays out of what is published.' }),
  isFeatured: Type.Boolean(),
};

/** A session of the draft, as organisers work on it. */
export const AgendaSession = Type.Object({
  id: Id('agenda.session'),
  code: Type.String({ description: 'Known by it in files that come in and go out.' }),
  ...fields,
  ...flags,
  files: Type.Array(SessionFile),
  stars: Type.Integer({ description: 'How many people starred it.' }),
  version: Type.Integer({ description: 'Rises with each change of this session.' }),
});
export type AgendaSession = Type.Static<typeof AgendaSession>;

export const NewSession = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...fields, ...flags })).properties,
    kind: SessionKind,
    title: Texts(300),
    minutes: fields.minutes,
  },
  closed,
);
export type NewSession = Type.Static<typeof NewSession>;

export const SessionUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...Type.Partial(Type.Object({ ...fields, ...flags })).properties,
  },
  closed,
);
export type SessionUpdate = Type.Static<typeof SessionUpdate>;

/** A change of the draft that can be undone while nobody changed the same again. */
export const AgendaChange = Type.Object({
  id: Id('agenda.change'),
  deed: Type.Union([
    Type.Literal('added'),
    Type.Literal('changed'),
    Type.Literal('moved'),
    Type.Literal('removed'),
    Type.Literal('shifted'),
    Type.Literal('imported'),
  ]),
  subject: Type.String({ description: 'The title of the session, or the name of the file.' }),
  sessions: Type.Integer({ description: 'How many sessions it touched.' }),
  by: Type.String(),
  isMine: Type.Boolean(),
  isUndone: Type.Boolean(),
  madeAt: Instant,
});
export type AgendaChange = Type.Static<typeof AgendaChange>;

export const Agenda = Type.Object({
  sessions: Type.Array(AgendaSession),
  publishedVersion: Nullable(Type.Integer()),
  unpublished: Type.Integer({ description: 'How many sessions differ from what is published.' }),
});
export type Agenda = Type.Static<typeof Agenda>;

/** What a write answers: the sessions it touched as they are now; the gone ones by id. */
export const AgendaResult = Type.Object({
  sessions: Type.Array(AgendaSession),
  gone: Type.Array(Type.Integer()),
  changeId: Type.Integer(),
});
export type AgendaResult = Type.Static<typeof AgendaResult>;

export const Shift = Type.Object(
  {
    sessionIds: Type.Array(Id('agenda.session'), {
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
    }),
    minutes: Type.Integer({ minimum: -86_400, maximum: 86_400 }),
  },
  closed,
);
export type Shift = Type.Static<typeof Shift>;

export const Clashes = Type.Object({
  rooms: Type.Array(Type.Object({ roomId: Type.Integer(), a: Type.Integer(), b: Type.Integer() }), {
    description: 'The first thousand, as are those of speakers.',
  }),
  speakers: Type.Array(
    Type.Object({ speakerId: Type.Integer(), a: Type.Integer(), b: Type.Integer() }),
  ),
  people: Type.Array(
    Type.Object({ a: Type.Integer(), b: Type.Integer(), people: Type.Integer() }),
    {
      description:
        'Sessions at the same time that the same people starred, the most first: a thousand.',
    },
  ),
  overflows: Type.Array(
    Type.Object({ sessionId: Type.Integer(), stars: Type.Integer(), capacity: Type.Integer() }),
    { description: 'More stars than places; the capacity of the session, else of its room.' },
  ),
  peopleInClash: Type.Integer({ description: 'People who starred two sessions at the same time.' }),
  peopleWithStars: Type.Integer(),
});
export type Clashes = Type.Static<typeof Clashes>;

/** A place a session could move to, and what that would do to those who starred it. */
export const PossibleMove = Type.Object({
  roomId: Type.Integer(),
  startsAt: Instant,
  helped: Type.Integer({ description: 'People in a clash over it now and not then.' }),
  hurt: Type.Integer({ description: 'People in a clash over it then and not now.' }),
  overflow: Type.Integer({ description: 'Stars beyond the places of the room; 0 when all fit.' }),
  hasSpeakerClash: Type.Boolean(),
});
export type PossibleMove = Type.Static<typeof PossibleMove>;
export const PossibleMoves = Type.Object({
  inClashNow: Type.Integer(),
  moves: Type.Array(PossibleMove, { description: 'The best first, at most fifty.' }),
});
export type PossibleMoves = Type.Static<typeof PossibleMoves>;

/** Before and after of one field, as text or as the value itself for the browser to word. */
const FieldChange = Type.Object({
  field: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export const SessionDifference = Type.Object({
  sessionId: Type.Integer(),
  kind: Type.Union([
    Type.Literal('added'),
    Type.Literal('removed'),
    Type.Literal('moved'),
    Type.Literal('changed'),
  ]),
  title: Texts(300),
  stars: Type.Integer(),
  fields: Type.Array(FieldChange),
});
export type SessionDifference = Type.Static<typeof SessionDifference>;

export const AgendaVersion = Type.Object({
  number: Type.Integer(),
  note: Type.String(),
  publishedAt: Instant,
  by: Type.String(),
  changes: Type.Integer(),
});
export type AgendaVersion = Type.Static<typeof AgendaVersion>;

export const Publication = Type.Object(
  {
    note: Type.String({ maxLength: 500 }),
    unpublished: Type.Optional(
      Type.Integer({
        description: 'How many differences were seen; refused when there are others.',
      }),
    ),
  },
  closed,
);
export const PublicationPreview = Type.Object({
  changes: Type.Integer(),
  told: Type.Integer({
    description: 'How many people would be notified of a changed starred session.',
  }),
});
export type PublicationPreview = Type.Static<typeof PublicationPreview>;

export const Published = Type.Object({
  version: AgendaVersion,
  told: Type.Integer({
    description: 'How many people were notified of a changed starred session.',
  }),
});

/** A session as everyone sees it. */
export const ProgramSession = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  kind: SessionKind,
  title: Texts(300),
  abstract: Texts(10_000),
  language: Nullable(Language),
  trackId: Nullable(Type.Integer()),
  roomId: Nullable(Type.Integer()),
  startsAt: Nullable(Instant),
  minutes: Type.Integer(),
  capacity: Nullable(Type.Integer()),
  speakers: Type.Array(Type.Object({ id: Type.Integer(), role: SessionSpeaker.properties.role })),
  files: Type.Array(SessionFile),
  isFeatured: Type.Boolean(),
});
export type ProgramSession = Type.Static<typeof ProgramSession>;

export const ProgramSpeaker = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  title: Type.String(),
  company: Type.String(),
  picture: Nullable(Type.String()),
});
export type ProgramSpeaker = Type.Static<typeof ProgramSpeaker>;

/** The whole published program: one answer, the same for everyone. */
export const Program = Type.Object({
  event: EventCard,
  rooms: Type.Array(Room),
  tracks: Type.Array(Track),
  sessions: Type.Array(ProgramSession),
  speakers: Type.Array(ProgramSpeaker),
  version: Type.Integer({ description: 'Of the published agenda; 0 before the first.' }),
});
export type Program = Type.Static<typeof Program>;

export const SearchHits = Type.Object({
  sessionIds: Type.Array(Type.Integer(), { description: 'The best first.' }),
});

export const Stars = Type.Object({ sessionIds: Type.Array(Type.Integer()) });
export type Stars = Type.Static<typeof Stars>;

/** A session I may enter: where it is shown. Only for those who take part. */
export const JoinPlace = Type.Object({ joinUrl: Nullable(Type.String()), needs: Needs });
export type JoinPlace = Type.Static<typeof JoinPlace>;

export const Feed = Type.Object({
  createdAt: Nullable(Instant),
  readAt: Nullable(
    Type.String({ format: 'date-time', description: 'When a calendar last fetched it.' }),
  ),
});
export type Feed = Type.Static<typeof Feed>;
export const NewFeed = Type.Object({
  url: Type.String({ description: 'Told once; a new one replaces the one before.' }),
});

/** How long before a starred session begins somebody is told; null: not at all. */
export const Reminder = Type.Object(
  { minutes: Nullable(Type.Integer({ minimum: 1, maximum: 1440 })) },
  closed,
);
export type Reminder = Type.Static<typeof Reminder>;
