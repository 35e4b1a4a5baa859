import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Email } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';

export const SpeakerKind = Type.Union([
  Type.Literal('keynote'),
  Type.Literal('co-chair'),
  Type.Literal('speaker'),
]);
export type SpeakerKind = Type.Static<typeof SpeakerKind>;

export const Recording = Type.Union([
  Type.Literal('unknown'),
  Type.Literal('agreed'),
  Type.Literal('refused'),
]);
export type Recording = Type.Static<typeof Recording>;

export const Rehearsal = Type.Union([
  Type.Literal('none'),
  Type.Literal('invited'),
  Type.Literal('planned'),
  Type.Literal('done'),
]);
export type Rehearsal = Type.Static<typeof Rehearsal>;

const SpeakerRole = Type.Union([Type.Literal('speaker'), Type.Literal('chair')]);

/** What a speaker may say of themselves as well. */
const words = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  title: Type.String({ maxLength: 120, description: 'What they are: "Head of research".' }),
  company: Type.String({ maxLength: 120 }),
  bio: Texts(5_000),
  links: Type.Array(Type.String({ maxLength: 500, pattern: '^https?://[^\\s]+$' }), {
    maxItems: 10,
  }),
};
const readiness = {
  recording: Recording,
  rehearsal: Rehearsal,
  rehearsalAt: Nullable(
    Type.String({ format: 'date-time', description: 'When the rehearsal is, or was.' }),
  ),
};
const set = {
  kind: SpeakerKind,
  email: Type.Union([Type.Literal(''), Email], {
    description: 'Where the link to edit the profile goes; never shown to attendees.',
  }),
  isHidden: Type.Boolean({ description: 'Not shown to attendees, nor counted for them.' }),
};

/** What a speaker has to do with a session. */
const sessionFacts = {
  id: Type.Integer(),
  title: Texts(300),
  role: SpeakerRole,
  startsAt: Nullable(Instant),
  minutes: Type.Integer(),
  room: Nullable(Type.String()),
};
export const SpeakerSession = Type.Object({
  ...sessionFacts,
  isFirm: Type.Boolean({ description: 'Published at this time and place.' }),
});
export type SpeakerSession = Type.Static<typeof SpeakerSession>;

/** A speaker as organisers see them. */
export const Speaker = Type.Object({
  id: Id('speakers.speaker'),
  ...set,
  ...words,
  ...readiness,
  picture: Nullable(Type.String()),
  recordingAt: Nullable(Instant),
  recordingBy: Nullable(Type.Union([Type.Literal('organiser'), Type.Literal('speaker')])),
  /** The link to edit the profile that works now; the link itself is never kept. */
  link: Nullable(Type.Object({ sentAt: Instant, expiresAt: Instant })),
  editedAt: Nullable(
    Type.String({ format: 'date-time', description: 'When they last edited it themselves.' }),
  ),
  memberId: Nullable(
    Type.Integer({ description: 'The member of the organisation with the confirmed address.' }),
  ),
  sessions: Type.Array(SpeakerSession),
  version: Type.Integer(),
});
export type Speaker = Type.Static<typeof Speaker>;

export const NewSpeaker = Type.Object(
  {
    ...Type.Partial(Type.Object({ ...set, ...words, ...readiness })).properties,
    kind: SpeakerKind,
    name: words.name,
  },
  closed,
);
export type NewSpeaker = Type.Static<typeof NewSpeaker>;

export const SpeakerUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...Type.Partial(Type.Object({ ...set, ...words, ...readiness })).properties,
  },
  closed,
);
export type SpeakerUpdate = Type.Static<typeof SpeakerUpdate>;

export const SpeakerQuery = Type.Object({
  kind: Type.Optional(SpeakerKind),
  q: Type.Optional(Type.String({ maxLength: 200 })),
});
export type SpeakerQuery = Type.Static<typeof SpeakerQuery>;

/** Right before this one; null: last. */
export const SpeakerMove = Type.Object({ beforeId: Nullable(Id('speakers.speaker')) }, closed);
export const SpeakerOrder = Type.Object({ ids: Type.Array(Type.Integer()) });

export const SpeakerIds = Type.Object(
  {
    ids: Type.Array(Id('speakers.speaker'), { minItems: 1, maxItems: 500, uniqueItems: true }),
  },
  closed,
);
export const LinksSent = Type.Object({
  sent: Type.Integer(),
  skipped: Type.Integer({ description: 'Speakers without an address.' }),
});

export const ModeratedSessions = Type.Object({ sessionIds: Type.Array(Type.Integer()) });

/** A speaker as everyone sees them: no address, nothing of what organisers note. */
export const PublicSpeaker = Type.Object({
  id: Type.Integer(),
  kind: SpeakerKind,
  ...words,
  picture: Nullable(Type.String()),
  sessions: Type.Array(Type.Object(sessionFacts)),
});
export type PublicSpeaker = Type.Static<typeof PublicSpeaker>;

export const PublicSpeakers = Type.Object({
  event: Type.Object({
    name: Type.String(),
    timeZone: Type.String(),
    languages: Type.Array(Type.String()),
  }),
  speakers: Type.Array(PublicSpeaker),
});
export type PublicSpeakers = Type.Static<typeof PublicSpeakers>;

const SelfToken = Type.String({ minLength: 20, maxLength: 200 });
export const SelfLink = Type.Object({ token: SelfToken }, closed);

/** What the holder of the mailed link sees of themselves. */
export const SelfProfile = Type.Object({
  id: Type.Integer(),
  event: Type.Object({
    name: Type.String(),
    timeZone: Type.String(),
    languages: Type.Array(Type.String()),
    startsOn: Type.String({ format: 'date' }),
    endsOn: Type.String({ format: 'date' }),
  }),
  organisation: Type.String(),
  shownUnder: Nullable(
    Type.String({ description: 'The address of the event whose public page shows this speaker.' }),
  ),
  ...words,
  ...readiness,
  picture: Nullable(Type.String()),
  recordingAt: Nullable(Instant),
  expiresAt: Instant,
  sessions: Type.Array(SpeakerSession),
  version: Type.Integer(),
});
export type SelfProfile = Type.Static<typeof SelfProfile>;

export const SelfUpdate = Type.Object(
  {
    token: SelfToken,
    version: Type.Integer(),
    ...Type.Partial(Type.Object({ ...words, ...readiness })).properties,
  },
  closed,
);
export type SelfUpdate = Type.Static<typeof SelfUpdate>;

export const SelfPicture = Type.Object(
  {
    token: SelfToken,
    picture: Nullable(
      Type.String({
        minLength: 4,
        maxLength: 1_000_000,
        pattern: '^[A-Za-z0-9+/]+={0,2}$',
        description: 'A JPEG, PNG or WebP in Base64; null takes the picture away.',
      }),
    ),
  },
  closed,
);
