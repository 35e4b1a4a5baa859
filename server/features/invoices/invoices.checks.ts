import { createRequire } from 'node:module';
import type { Bank, ClientInput, ProblemCode } from '@plenum/contract';
import { isValidIBAN } from 'ibantools';
import { problem } from '../../platform/http/problem.ts';

// It is CommonJS whose names Node does not find by itself.
const jsvat = createRequire(import.meta.url)('jsvat-next') as typeof import('jsvat-next');

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Names of no country: unions, tests, what is not known. */
const noCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** In English, as the spec's clients show it; empty where there is no such country. */
export const countryName = (code: string): string =>
  code === '' || noCountries.has(code) ? '' : (countryNames.of(code) ?? '');

/** A tax number without what people put between its letters and digits. */
export const packedNumber = (text: string): string => text.replace(/[ ./-]/g, '');

/** States whose numbers begin with their letters wherever they are written. */
const bearLetters = new Set([
  ...'AT BE BG CH CY CZ DE DK EE EL ES EU FI FR GB GR HR HU'.split(' '),
  ...'IE IT LT LU LV MT NL NO PL PT RO RS SE SI SK XI'.split(' '),
]);

/** One that begins with the letters of such a state is right or wrong; any other is taken as it is. */
export function canBeTaxNumber(text: string): boolean {
  const number = packedNumber(text);
  return !bearLetters.has(number.slice(0, 2)) || jsvat.checkVAT(number, jsvat.countries).isValid;
}

const members = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

type Business = Pick<ClientInput, 'country' | 'taxNumber'>;

/** A number of the EU state it is in, as such are written; nobody is asked whether it was given out. */
export function isEuVatId({ country, taxNumber }: Business): boolean {
  const letters = country === 'GR' ? 'EL' : country;
  return (
    members.has(country) && packedNumber(taxNumber).startsWith(letters) && canBeTaxNumber(taxNumber)
  );
}

/** Businesses in two EU states: the tax of what one sells the other may be owed by who buys. */
export const areAcrossEu = (seller: Business, buyer: Business): boolean =>
  seller.country !== buyer.country && isEuVatId(seller) && isEuVatId(buyer);

const refuse = (code: ProblemCode, path: string, message: string) =>
  problem(code, { errors: [{ path, message }] });

/** `at` is where the party stands in the body. */
export function refuseImpossible(
  { country, taxNumber }: Pick<ClientInput, 'country' | 'taxNumber'>,
  at = '',
): void {
  if (country && !countryName(country)) {
    throw refuse('invoices.country_unknown', `${at}/country`, 'is no country');
  }
  if (taxNumber && !canBeTaxNumber(taxNumber)) {
    throw refuse('invoices.tax_number_wrong', `${at}/taxNumber`, 'is no tax number');
  }
}

export function refuseImpossibleBank({ country, iban }: Bank): void {
  refuseImpossible({ country, taxNumber: '' }, '/bank');
  if (iban && !isValidIBAN(packedNumber(iban))) {
    throw refuse('invoices.iban_wrong', '/bank/iban', 'is no IBAN');
  }
}
