import type { Organisation, OrganisationUpdate } from '@plenum/contract';
import type { Fields } from '../../ui/form/use-fields.ts';

export type OrganisationValues = Omit<OrganisationUpdate, 'version'>;

/** What each part of the form is given. */
export type OrganisationFields = Fields<OrganisationValues>;

export const valuesOf = (organisation: Organisation): OrganisationValues => ({
  name: organisation.name,
  shortName: organisation.shortName,
  accent: organisation.accent,
  languages: organisation.languages,
  timeZone: organisation.timeZone,
  tagManagerId: organisation.tagManagerId,
});
