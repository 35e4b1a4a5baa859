export { OrganisationUpdate as OrganisationSchema } from '@plenum/contract/features/organisations/organisations.schema.ts';
