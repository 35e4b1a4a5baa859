export { PricingValues as PricingSchema } from '@plenum/contract/features/pricing/pricing.schema.ts';
