import type { PricingPlan, PricingSetup, Texts } from '@plenum/contract';
import { wordsIn } from '../../platform/words.ts';
import type { Deed } from '../audit/index.ts';
import { majorOf } from './pricing.amounts.ts';

type Part = keyof Omit<PricingSetup, 'version'>;

const parts: readonly Part[] = [
  'isPublic',
  'currency',
  'title',
  'lead',
  'plans',
  'benefits',
  'questions',
];

/** Of a list, by what its things are called: the audit says which one was changed. */
const named = <T extends { id: string }>(
  things: readonly T[],
  factsOf: (thing: T) => { name: Texts; facts: object },
): object =>
  Object.fromEntries(
    things.map((thing) => {
      const { name, facts } = factsOf(thing);
      return [wordsIn(name, []) || thing.id, facts];
    }),
  );

const planFacts = (
  { id: _, name, monthlyAmount, yearlyAmount, ...others }: PricingPlan,
  currency: string,
) => ({
  name,
  facts: {
    ...others,
    monthly: majorOf(monthlyAmount, currency),
    yearly: majorOf(yearlyAmount, currency),
  },
});

const factsOf = ({ plans, benefits, questions, ...settings }: PricingSetup) => ({
  ...settings,
  plans: named(plans, (plan) => planFacts(plan, settings.currency)),
  benefits: named(benefits, ({ words, planIds }) => ({
    name: words,
    facts: { words, plans: planIds.map((id) => nameOf(plans, id)) },
  })),
  questions: named(questions, ({ question, answer }) => ({ name: question, facts: { answer } })),
});

const nameOf = (plans: readonly PricingPlan[], id: string): string =>
  wordsIn(plans.find((plan) => plan.id === id)?.name ?? {}, []) || id;

/** Only what differs. */
export function deedOf(before: PricingSetup, after: PricingSetup): Deed {
  const isChanged = (part: Part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]);
  const changed = parts.filter(isChanged);
  const pick = (facts: object) =>
    Object.fromEntries(
      Object.entries(facts).filter(([name]) => changed.some((one) => one === name)),
    );
  return {
    action: 'pricing.changed',
    subject: '',
    before: pick(factsOf(before)),
    after: pick(factsOf(after)),
  };
}
