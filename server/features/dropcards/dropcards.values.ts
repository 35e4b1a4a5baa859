import type { CardField, CardValues } from '@plenum/contract';
import type { Contact } from '../accounts/index.ts';
import type { DropRow } from './dropcards.rows.ts';

export const allFields: readonly CardField[] = [
  'email',
  'phone',
  'company',
  'headline',
  'website',
  'country',
  'linkedIn',
];

/** On a card nobody chose anything for yet. */
export const usualFields: readonly CardField[] = ['email', 'company', 'headline'];
/** What staff give in return until they choose otherwise. */
export const usualStaffFields: readonly CardField[] = ['email', 'company'];

export type CardFacts = Contact & { headline: string };

/** The name, and the chosen fields that are not empty. */
export function valuesOf(facts: CardFacts, fields: readonly CardField[]): CardValues {
  const chosen = allFields.filter((field) => fields.includes(field) && facts[field].trim() !== '');
  return {
    fullName: facts.fullName,
    ...Object.fromEntries(chosen.map((field) => [field, facts[field]])),
  };
}

/** What is left of a withdrawn card is empty. */
export const valuesIn = (given: DropRow['given']): CardValues => ({ fullName: '', ...given });

export const fieldsIn = (values: object): CardField[] =>
  allFields.filter((field) => field in values);
