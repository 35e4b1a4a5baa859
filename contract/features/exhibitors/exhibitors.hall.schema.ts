import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';
import { BoothContent, Step, Tier, TierRules, Weights } from './exhibitors.schema.ts';

/** A booth on the floor. */
export const HallBooth = Type.Object({
  id: Type.Integer(),
  tier: Tier,
  name: Type.String(),
  tagline: Texts(160),
  logo: Nullable(Type.String()),
  banner: Nullable(Type.String()),
  picture: Nullable(Type.String({ description: 'Of the first product that has one.' })),
  topics: Type.Array(Type.String()),
  products: Type.Array(Type.String(), { description: 'Their names.' }),
});
export type HallBooth = Type.Static<typeof HallBooth>;

/** The same for everyone who takes part. */
export const Hall = Type.Object({
  sizes: Type.Array(Type.Object({ tier: Tier, size: TierRules.properties.size })),
  rotationMinutes: Type.Integer({
    description: 'Inside a tier the order moves on by one after so many minutes of UTC.',
  }),
  booths: Type.Array(HallBooth, { description: 'Tier by tier, in an order drawn from a seed.' }),
});
export type Hall = Type.Static<typeof Hall>;

const Ids = Type.Array(Type.Integer());
/** What I did on the floor. */
export const MyHall = Type.Object({ saved: Ids, visited: Ids, holding: Ids });
export type MyHall = Type.Static<typeof MyHall>;
/** Booths with somebody of their staff here now. */
const BoothStaffOnline = Type.Object({
  id: Type.Integer(),
  people: Ids,
  faces: Type.Array(
    Type.Object({
      personId: Type.Integer(),
      fullName: Type.String(),
      avatar: Nullable(Type.String()),
    }),
    { maxItems: 3, description: 'The first of them.' },
  ),
});
export const StaffOnline = Type.Object({ booths: Type.Array(BoothStaffOnline) });
export type StaffOnline = Type.Static<typeof StaffOnline>;

const BoothSession = Type.Object({
  id: Type.Integer(),
  title: Texts(300),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
});
export const HallBoothPage = Type.Object({
  id: Id('exhibitors.exhibitor'),
  tier: Tier,
  ...BoothContent.properties,
  session: Nullable(BoothSession),
  staff: Type.Array(
    Type.Object({
      personId: Type.Integer(),
      fullName: Type.String(),
      avatar: Nullable(Type.String()),
      headline: Type.String(),
      isOnline: Type.Boolean(),
    }),
  ),
});
export type HallBoothPage = Type.Static<typeof HallBoothPage>;

/** Sent when the page is opened and each half minute it is in sight; the server’s clock counts. */
export const VisitBeat = Type.Object({ isFirst: Type.Boolean() }, closed);
export const SeenBooths = Type.Object(
  {
    ids: Type.Array(Id('exhibitors.exhibitor'), { minItems: 1, maxItems: 200, uniqueItems: true }),
  },
  closed,
);

export const AskInput = Type.Object(
  {
    key: Type.String({ format: 'uuid', description: 'Made by who asks: a repeat asks once.' }),
    text: Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' }),
  },
  closed,
);
export type AskInput = Type.Static<typeof AskInput>;
export const Ask = Type.Object({
  id: Id('exhibitors.ask'),
  text: Type.String(),
  at: Instant,
  answer: Nullable(Type.String()),
  answeredAt: Nullable(Instant),
  answeredBy: Nullable(Type.String({ description: 'The name of who answered.' })),
});
export type Ask = Type.Static<typeof Ask>;
/** As the staff sees it. */
export const BoothAsk = Type.Object({
  ...Ask.properties,
  personId: Type.Integer(),
  fullName: Type.String(),
  avatar: Nullable(Type.String()),
});
export type BoothAsk = Type.Static<typeof BoothAsk>;
export const AnswerInput = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' }) },
  closed,
);

const FunnelStep = Type.Object({
  step: Step,
  people: Type.Integer({ description: 'Each counted once.' }),
  median: Type.Integer({ description: 'Of the shown booths of the same tier.' }),
});
export const Console = Type.Object({
  steps: Type.Array(FunnelStep),
  minutes: Type.Integer({ description: 'Spent at the booth by all together.' }),
  days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), people: Type.Integer() }), {
    description: 'Visitors by day of the event’s zone.',
  }),
  weights: Weights,
});
export type Console = Type.Static<typeof Console>;

export const ConsoleQuery = Type.Object({ step: Step });
const Points = Type.Object({
  what: Type.Union([
    Type.Literal('visited'),
    Type.Literal('returned'),
    Type.Literal('stayed'),
    Type.Literal('downloaded'),
    Type.Literal('asked'),
    Type.Literal('dropped'),
  ]),
  times: Type.Integer(),
  points: Type.Integer(),
  at: Instant,
});
/** Who did it: named when they asked, gave their card, or let booths know of their visits. */
export const Visitor = Type.Object({
  personId: Nullable(Type.Integer()),
  fullName: Nullable(Type.String()),
  avatar: Nullable(Type.String()),
  at: Instant,
  score: Type.Integer(),
  why: Type.Array(Points, { description: 'Adds up to the score.' }),
});
export type Visitor = Type.Static<typeof Visitor>;

/** What a named visitor did: each point of the score is one of these. */
export const VisitorDeeds = Type.Object({
  personId: Id('exhibitors.visitor'),
  fullName: Type.String(),
  avatar: Nullable(Type.String()),
  score: Visitor.properties.score,
  why: Visitor.properties.why,
  visits: Type.Array(
    Type.Object({
      day: Type.String({ format: 'date', description: 'Of the event’s zone.' }),
      seconds: Type.Integer({ description: 'Spent at the booth that day.' }),
    }),
  ),
  downloads: Type.Array(
    Type.Object({
      documentId: Type.String(),
      name: Nullable(Type.String({ description: 'Null when the booth no longer shows it.' })),
      at: Instant,
    }),
  ),
  asks: Type.Array(
    Type.Object({
      text: Nullable(Type.String({ description: 'Null when it was asked in a conversation.' })),
      at: Instant,
    }),
  ),
});
export type VisitorDeeds = Type.Static<typeof VisitorDeeds>;
