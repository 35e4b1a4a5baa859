import type { OrganisationUpdate } from '@plenum/contract';

export type OrganisationValues = OrganisationUpdate;

/** What each part of the form is given. */
export interface OrganisationFields {
  values: OrganisationValues;
  errors: Readonly<Record<string, string>>;
  set: <K extends keyof OrganisationValues>(name: K, value: OrganisationValues[K]) => void;
}
