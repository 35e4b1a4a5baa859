import * as Type from 'typebox';
import { closed, Id, Nullable } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Texts } from '../events/index.ts';

/** Whoever adds a part names it: what belongs together is saved together. */
const PartId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** In the smallest piece of the currency: cents, or whole yen. */
const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
/** Out of here, to a page of an event (where one joins, books, or asks for a booth), or to one thing it sells. */
const LeadsTo = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('link'),
      url: Type.String({ maxLength: 500, pattern: '^(https?://|mailto:)' }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('join'), eventId: Id('events.event') }, closed),
  Type.Object({ kind: Type.Literal('tickets'), eventId: Id('events.event') }, closed),
  Type.Object({ kind: Type.Literal('exhibit'), eventId: Id('events.event') }, closed),
  Type.Object(
    {
      kind: Type.Literal('ticket'),
      eventId: Id('events.event'),
      ticketId: Id('tickets.ticket'),
    },
    closed,
  ),
]);
export type LeadsTo = Type.Static<typeof LeadsTo>;

const planFields = {
  id: PartId,
  name: Texts(60),
  subtitle: Texts(200),
  monthlyAmount: Amount,
  yearlyAmount: Type.Integer({ ...Amount, description: 'For the whole year.' }),
  isPopular: Type.Boolean(),
  button: Texts(40),
  leadsTo: Nullable(LeadsTo),
};
const picture = Nullable(Type.String());

export const PricingPlan = Type.Object({ ...planFields, picture });
export type PricingPlan = Type.Static<typeof PricingPlan>;
const PlanInput = Type.Object(planFields, closed);

/** A line of the comparison, and of the card of each plan that has it. */
export const PricingBenefit = Type.Object(
  {
    id: PartId,
    words: Texts(120),
    planIds: Type.Array(PartId, { uniqueItems: true, maxItems: 6 }),
  },
  closed,
);
export type PricingBenefit = Type.Static<typeof PricingBenefit>;

export const PricingQuestion = Type.Object(
  {
    id: PartId,
    question: Texts(200),
    answer: Texts(1_500),
  },
  closed,
);
export type PricingQuestion = Type.Static<typeof PricingQuestion>;

const settings = {
  isPublic: Type.Boolean({
    description: 'Whether it is listed publicly with the events.',
  }),
  title: Texts(80),
  lead: Texts(300),
};
const lists = {
  benefits: Type.Array(PricingBenefit, { maxItems: 40 }),
  questions: Type.Array(PricingQuestion, { maxItems: 20 }),
};
const version = Type.Integer({ minimum: 0, description: 'Rises with each change.' });

/** All that an organiser sets, in its order. */
export const PricingSetup = Type.Object({
  version,
  currency: Type.String({ description: 'Of its plans; until there is one, of the organisation.' }),
  ...settings,
  plans: Type.Array(PricingPlan),
  ...lists,
});
export type PricingSetup = Type.Static<typeof PricingSetup>;

/** All of it as a form has it; pictures are kept at once, each on its own. */
export const PricingValues = Type.Object(
  { ...settings, plans: Type.Array(PlanInput, { maxItems: 6 }), ...lists },
  closed,
);
export type PricingValues = Type.Static<typeof PricingValues>;

export const PricingUpdate = Type.Object(
  { version, ...Type.Partial(PricingValues).properties },
  closed,
);
export type PricingUpdate = Type.Static<typeof PricingUpdate>;

export const PlanParams = Type.Object({ planId: PartId });

/** What is sold by itself: a ticket, a booth, or what makes a firm a sponsor. */
const SoldKind = Type.Enum(['ticket', 'booth', 'sponsor']);

/** Where a button leads: out of here, or to a page of an event that is there for everyone. */
const Way = Type.Union([
  Type.Object({ kind: Type.Literal('link'), url: Type.String() }),
  Type.Object({ kind: Type.Literal('join'), slug: Type.String() }),
  Type.Object({ kind: Type.Literal('tickets'), slug: Type.String() }),
  Type.Object({ kind: Type.Literal('exhibit'), slug: Type.String() }),
  Type.Object({
    kind: Type.Literal('ticket'),
    slug: Type.String(),
    sells: SoldKind,
    ticketId: Type.Integer(),
    least: Type.Integer({ description: 'As few as one booking may have of it.' }),
  }),
]);

export const ShownPlan = Type.Object({
  id: Type.String(),
  name: Texts(60),
  subtitle: Texts(200),
  picture,
  monthlyAmount: Type.Integer(),
  yearlyAmount: Type.Integer(),
  yearlyPerMonth: Type.Integer({
    description: 'A twelfth of a year, rounded to the smallest piece.',
  }),
  isPopular: Type.Boolean(),
  button: Texts(40),
  way: Nullable(Way),
});
export type ShownPlan = Type.Static<typeof ShownPlan>;

/** What everyone may know, the same for all. */
export const ShownPricing = Type.Object({
  languages: Type.Array(Language, { description: 'Of the organisation, the first before all.' }),
  currency: Type.String(),
  title: Texts(80),
  lead: Texts(300),
  plans: Type.Array(ShownPlan),
  ...lists,
});
export type ShownPricing = Type.Static<typeof ShownPricing>;

const TemplatePlan = Type.Object({
  title: Type.String(),
  img: Type.String(),
  subtitle: Type.String(),
  monthlyPrice: Type.Number(),
  yearlyPlan: Type.Object({ perMonth: Type.Number(), totalAnnual: Type.Number() }),
  planBenefits: Type.Array(Type.String()),
  popular: Type.Boolean(),
});
export type TemplatePlan = Type.Static<typeof TemplatePlan>;

/** Old clients take every key but the last as a plan, in this order. */
export const TemplatePricing = Type.Object({
  basicPlan: Type.Optional(TemplatePlan),
  standardPlan: Type.Optional(TemplatePlan),
  enterprisePlan: Type.Optional(TemplatePlan),
  // Always there; what must be there would be written before the plans.
  qandA: Type.Optional(Type.Array(Type.Object({ question: Type.String(), ans: Type.String() }))),
});
export type TemplatePricing = Type.Static<typeof TemplatePricing>;
