import type { PricingPlan, PricingSetup, ShownPlan, ShownPricing } from '@plenum/contract';
import { perMonth } from './pricing.amounts.ts';

export type Way = ShownPlan['way'];

export const setupView = (row: PricingSetup): PricingSetup => ({
  version: row.version,
  isPublic: row.isPublic,
  currency: row.currency,
  title: row.title,
  lead: row.lead,
  plans: row.plans,
  benefits: row.benefits,
  questions: row.questions,
});

const planView = (plan: PricingPlan, way: Way): ShownPlan => ({
  id: plan.id,
  name: plan.name,
  subtitle: plan.subtitle,
  picture: plan.picture,
  monthlyAmount: plan.monthlyAmount,
  yearlyAmount: plan.yearlyAmount,
  yearlyPerMonth: perMonth(plan.yearlyAmount),
  isPopular: plan.isPopular,
  button: plan.button,
  way,
});

interface Around {
  languages: ShownPricing['languages'];
  wayOf: (plan: PricingPlan) => Way;
}

export const shownView = (row: PricingSetup, { languages, wayOf }: Around): ShownPricing => ({
  languages,
  currency: row.currency,
  title: row.title,
  lead: row.lead,
  plans: row.plans.map((plan) => planView(plan, wayOf(plan))),
  benefits: row.benefits,
  questions: row.questions,
});
