import * as Type from 'typebox';
import { closed, CommonId, Id, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

export const Placement = Type.Union([
  Type.Literal('lobby'),
  Type.Literal('program'),
  Type.Literal('stage'),
  Type.Literal('mail'),
]);
export type Placement = Type.Static<typeof Placement>;

const promise = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 }));
const Promised = Type.Object(
  { lobby: promise, program: promise, stage: promise, mail: promise },
  closed,
);

const version = Type.Integer({ description: 'Rises with each change of the fields.' });
const changed = {
  version: Type.Integer({ description: 'The version these changes were made on.' }),
};

const packageFields = {
  name: Texts(80),
  weight: Type.Integer({
    minimum: 1,
    maximum: 10,
    description: 'How many times in a turn of the wheel each of its sponsors is shown.',
  }),
  placements: Type.Array(Placement, { uniqueItems: true, maxItems: 4 }),
  promised: Promised,
};

/** What sponsors buy: where they are shown, how often against others, and what they are promised. */
export const SponsorPackage = Type.Object({
  id: Id('sponsors.package'),
  ...packageFields,
  version,
});
export type SponsorPackage = Type.Static<typeof SponsorPackage>;
export const PackageInput = Type.Object(packageFields, closed);
export type PackageInput = Type.Static<typeof PackageInput>;
export const PackageUpdate = Type.Object(
  { ...changed, ...Type.Partial(Type.Object(packageFields)).properties },
  closed,
);
export type PackageUpdate = Type.Static<typeof PackageUpdate>;
export const PackageMove = Type.Object({ beforeId: Nullable(Id('sponsors.package')) }, closed);

const sponsorFields = {
  packageId: Id('sponsors.package'),
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  url: Nullable(Type.String({ maxLength: 500, pattern: '^https?://' })),
  words: Texts(300),
  isActive: Type.Boolean({ description: 'Those that are not are shown nowhere.' }),
};

export const Sponsor = Type.Object({
  id: Id('sponsors.sponsor'),
  ...sponsorFields,
  logo: Nullable(Type.String()),
  version,
});
export type Sponsor = Type.Static<typeof Sponsor>;
export const SponsorInput = Type.Object(sponsorFields, closed);
export type SponsorInput = Type.Static<typeof SponsorInput>;
export const SponsorUpdate = Type.Object(
  { ...changed, ...Type.Partial(Type.Object(sponsorFields)).properties },
  closed,
);
export type SponsorUpdate = Type.Static<typeof SponsorUpdate>;
export const SponsorMove = Type.Object({ beforeId: Nullable(Id('sponsors.sponsor')) }, closed);

const Wheel = Type.Array(Type.Integer(), {
  description: 'Ids in the order of a turn, made from the seed as docs/sponsor-wheel.md says.',
});
const Wheels = Type.Object({ lobby: Wheel, program: Wheel, stage: Wheel, mail: Wheel });
export type SponsorWheels = Type.Static<typeof Wheels>;

const seconds = Type.Integer({ minimum: 5, maximum: 300 });
const rotation = {
  seed: Type.String({ description: 'Published, so that anyone can draw the same wheels.' }),
  seconds: Type.Integer({ description: 'How long before the wheel moves on by one.' }),
  wheels: Wheels,
};

export const RotationInput = Type.Object({ seconds }, closed);

/** All an organiser sets, packages and sponsors in their order. */
export const SponsorSetup = Type.Object({
  packages: Type.Array(SponsorPackage),
  sponsors: Type.Array(Sponsor),
  ...rotation,
});
export type SponsorSetup = Type.Static<typeof SponsorSetup>;

/** What everyone may know; who is shown now follows from the wheel and the time alone. */
export const ShownSponsors = Type.Object({
  packages: Type.Array(Type.Object({ id: Type.Integer(), name: Texts(80) })),
  sponsors: Type.Array(
    Type.Object({
      id: Type.Integer(),
      packageId: Type.Integer(),
      name: Type.String(),
      url: Nullable(Type.String()),
      words: Texts(300),
      logo: Nullable(Type.String()),
    }),
  ),
  ...rotation,
});
export type ShownSponsors = Type.Static<typeof ShownSponsors>;

/** One logo seen for a second, or followed, in one slot of one page view. It counts as one. */
export const SponsorCount = Type.Object(
  {
    sponsorId: CommonId,
    placement: Placement,
    slot: Type.Integer({ minimum: 0, maximum: 7 }),
    what: Type.Union([Type.Literal('seen'), Type.Literal('followed')]),
  },
  closed,
);
export type SponsorCount = Type.Static<typeof SponsorCount>;
export const SponsorCounts = Type.Object(
  { counts: Type.Array(SponsorCount, { minItems: 1, maxItems: 24, uniqueItems: true }) },
  closed,
);
export type SponsorCounts = Type.Static<typeof SponsorCounts>;

/** What a sponsor was promised in a placement and what it got, over all days. */
export const Delivery = Type.Object({
  sponsorId: Type.Integer(),
  placement: Placement,
  promised: Type.Integer(),
  impressions: Type.Integer(),
  clicks: Type.Integer(),
});
export type Delivery = Type.Static<typeof Delivery>;
