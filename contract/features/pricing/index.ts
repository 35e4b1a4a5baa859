export { pricingMessages } from './pricing.messages.ts';
export { pricingProblems } from './pricing.problems.ts';
export { pricingRoutes } from './pricing.routes.ts';
export type {
  LeadsTo,
  PricingBenefit,
  PricingPlan,
  PricingQuestion,
  PricingSetup,
  PricingUpdate,
  PricingValues,
  ShownPlan,
  ShownPricing,
  TemplatePlan,
  TemplatePricing,
} from './pricing.schema.ts';
