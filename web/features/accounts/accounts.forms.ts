export { Registration as RegistrationSchema } from '@plenum/contract/features/accounts/accounts.schema.ts';
