export { StripeKeysInput as KeysSchema } from '@plenum/contract/features/payments/payments.stripe.schema.ts';
