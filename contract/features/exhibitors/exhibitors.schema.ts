import * as Type from 'typebox';
import { closed, Id, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Email } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';

const WebAddress = Type.String({ maxLength: 500, pattern: '^https?://[^\\s<>"]+$' });
/** Made by whoever writes it; names one thing inside a booth for good. */
export const PartId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

export const Tier = oneOf('platinum', 'gold', 'silver');
export type Tier = Type.Static<typeof Tier>;

const quota = (maximum: number) => Type.Integer({ minimum: 0, maximum });
const tierRules = {
  staff: Type.Integer({ minimum: 1, maximum: 100 }),
  documents: quota(50),
  products: quota(100),
  links: quota(20),
  size: oneOf('large', 'medium', 'small'),
};
export const TierRulesInput = Type.Object(tierRules, closed);
export type TierRulesInput = Type.Static<typeof TierRulesInput>;
export const TierRules = Type.Object({ tier: Tier, ...tierRules });
export type TierRules = Type.Static<typeof TierRules>;

/** What a visitor does at a booth, the least first. */
export const Step = oneOf('seen', 'visited', 'downloaded', 'asked', 'dropped');
export type Step = Type.Static<typeof Step>;
const weight = Type.Integer({ minimum: 0, maximum: 100 });
export const Weights = Type.Object(
  {
    visited: weight,
    returned: Type.Integer({ minimum: 0, maximum: 100, description: 'For each further day.' }),
    stayed: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'For each five minutes, six at most.',
    }),
    downloaded: weight,
    asked: weight,
    dropped: weight,
  },
  closed,
);
export type Weights = Type.Static<typeof Weights>;

const rules = {
  needsReview: Type.Boolean({ description: 'What staff change waits for an organiser.' }),
  isCallOpen: Type.Boolean(),
  callWords: Texts(3_000),
  weights: Weights,
};
export const ExhibitorRules = Type.Object(rules, closed);
export type ExhibitorRules = Type.Static<typeof ExhibitorRules>;

const Product = Type.Object(
  {
    id: PartId,
    name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    words: Texts(1_000),
    url: Nullable(WebAddress),
  },
  closed,
);
const BoothLink = Type.Object(
  { label: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }), url: WebAddress },
  closed,
);
const words = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  tagline: Texts(160),
  description: Texts(5_000),
  videoUrl: Nullable(WebAddress),
  links: Type.Array(BoothLink, { maxItems: 20 }),
  topics: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), {
    maxItems: 12,
    uniqueItems: true,
  }),
  sessionId: Nullable(Id('agenda.session')),
};

export const BoothDocument = Type.Object({
  id: PartId,
  name: Type.String(),
  bytes: Type.Integer(),
});
export type BoothDocument = Type.Static<typeof BoothDocument>;
export const BoothProduct = Type.Object({
  ...Product.properties,
  picture: Nullable(Type.String()),
});
export type BoothProduct = Type.Static<typeof BoothProduct>;

/** All that visitors see of a booth, and its staff edit. */
export const BoothContent = Type.Object({
  ...words,
  products: Type.Array(BoothProduct),
  documents: Type.Array(BoothDocument),
  logo: Nullable(Type.String()),
  banner: Nullable(Type.String()),
});
export type BoothContent = Type.Static<typeof BoothContent>;

export const BoothUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...Type.Partial(Type.Object({ ...words, products: Type.Array(Product, { maxItems: 100 }) }))
      .properties,
  },
  closed,
);
export type BoothUpdate = Type.Static<typeof BoothUpdate>;

export const BoothPart = oneOf(
  'logo',
  'banner',
  'tagline',
  'description',
  'topics',
  'links',
  'documents',
  'products',
  'staff',
);
export type BoothPart = Type.Static<typeof BoothPart>;

const standing = {
  id: Id('exhibitors.exhibitor'),
  tier: Tier,
  isShown: Type.Boolean(),
  missing: Type.Array(BoothPart, { description: 'What is still empty of what visitors expect.' }),
};

/** A booth among the organiser's. */
export const ExhibitorLine = Type.Object({
  ...standing,
  booking: Nullable(
    Type.Object(
      { id: Type.Integer(), reference: Type.String(), isStanding: Type.Boolean() },
      { description: 'It was booked; null: organisers added it.' },
    ),
  ),
  name: Type.String(),
  logo: Nullable(Type.String()),
  contactEmail: Type.String({ description: 'Empty, or whom we write to about the booth.' }),
  staff: Type.Integer(),
  invited: Type.Integer(),
  visitors: Type.Integer({ description: 'People, each counted once.' }),
  cards: Type.Integer({ description: 'Held now; withdrawn ones do not count.' }),
  awaitsReview: Type.Boolean(),
});
export type ExhibitorLine = Type.Static<typeof ExhibitorLine>;

/** All an organiser sets, exhibitors tier by tier in their order. */
export const ExhibitorSetup = Type.Object({
  tiers: Type.Array(TierRules),
  rules: ExhibitorRules,
  exhibitors: Type.Array(ExhibitorLine),
  applications: Type.Integer({ description: 'How many wait for an answer.' }),
});
export type ExhibitorSetup = Type.Static<typeof ExhibitorSetup>;

const contactEmail = Type.Union([Type.Literal(''), Email]);
export const NewExhibitor = Type.Object({ tier: Tier, name: words.name, contactEmail }, closed);
export type NewExhibitor = Type.Static<typeof NewExhibitor>;
export const ExhibitorUpdate = Type.Object(
  {
    isShown: Type.Optional(Type.Boolean()),
    contactEmail: Type.Optional(contactEmail),
  },
  closed,
);
export type ExhibitorUpdate = Type.Static<typeof ExhibitorUpdate>;
/** Into a tier, right before another of it; null: last. */
export const ExhibitorMove = Type.Object(
  { tier: Tier, beforeId: Nullable(Id('exhibitors.exhibitor')) },
  closed,
);
export type ExhibitorMove = Type.Static<typeof ExhibitorMove>;
export const ExhibitorIds = Type.Object(
  {
    ids: Type.Array(Id('exhibitors.exhibitor'), { minItems: 1, maxItems: 500, uniqueItems: true }),
  },
  closed,
);
export const Reminded = Type.Object({
  sent: Type.Integer(),
  skipped: Type.Integer({ description: 'Complete already, or nobody to write to.' }),
});

export const Review = Type.Object(
  {
    version: Type.Integer({ description: 'The version that was looked at.' }),
    isAccepted: Type.Boolean(),
    note: Type.String({ maxLength: 1_000, description: 'Told to the staff when sent back.' }),
  },
  closed,
);
export type Review = Type.Static<typeof Review>;

export const StaffMember = Type.Object({
  personId: Type.Integer(),
  fullName: Type.String(),
  avatar: Nullable(Type.String()),
  email: Type.String(),
});
export type StaffMember = Type.Static<typeof StaffMember>;
const InvitedStaff = Type.Object({
  id: Id('exhibitors.invited'),
  email: Type.String(),
  fullName: Type.String(),
  invitedAt: Instant,
});
export const StaffInput = Type.Object(
  { email: Email, fullName: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) },
  closed,
);
export type StaffInput = Type.Static<typeof StaffInput>;

/** The booth for who works on it: its staff, and the organisers of the event. */
export const Booth = Type.Object({
  ...standing,
  eventId: Type.Integer(),
  rules: TierRules,
  needsReview: Type.Boolean(),
  shown: BoothContent,
  draft: Nullable(BoothContent),
  draftNote: Type.String({ description: 'Why an organiser sent the draft back; else empty.' }),
  draftAt: Type.Union([Instant, Type.Null()], {
    description: 'Since when the draft waits; null where none does, or it was sent back.',
  }),
  staff: Type.Array(StaffMember),
  invited: Type.Array(InvitedStaff),
  version: Type.Integer(),
});
export type Booth = Type.Static<typeof Booth>;

/** A booth I am staff of. */
export const MyBooth = Type.Object({
  id: Id('exhibitors.exhibitor'),
  eventId: Type.Integer(),
  name: Type.String(),
  logo: Nullable(Type.String()),
  tier: Tier,
});
export type MyBooth = Type.Static<typeof MyBooth>;

const application = {
  company: words.name,
  contactName: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
  email: Email,
  website: Type.Union([Type.Literal(''), WebAddress]),
  tier: Tier,
  words: Type.String({ maxLength: 3_000 }),
};
export const ApplicationInput = Type.Object(application, closed);
export type ApplicationInput = Type.Static<typeof ApplicationInput>;
export const Application = Type.Object({
  id: Id('exhibitors.application'),
  ...application,
  state: oneOf('waiting', 'accepted', 'refused'),
  at: Instant,
});
export type Application = Type.Static<typeof Application>;
export const Decision = Type.Object(
  {
    isAccepted: Type.Boolean(),
    tier: Tier,
    note: Type.String({ maxLength: 1_000, description: 'Shown in the email.' }),
  },
  closed,
);
export type Decision = Type.Static<typeof Decision>;
export const ExhibitorCall = Type.Object({ isOpen: Type.Boolean(), words: Texts(3_000) });
export type ExhibitorCall = Type.Static<typeof ExhibitorCall>;
