import type { ClientInput, Sender } from '@plenum/contract';
import { printableLine } from '../../../platform/papers/printable.ts';
import { branch, leaf } from '../../../platform/xml/xml.ts';
import { countryName, packedNumber } from '../invoices.checks.ts';

/** One that begins with a country: Greece has letters of its own, and so has Northern Ireland. */
export function isVatId(number: string): boolean {
  const [country = ''] = /^[A-Z]{2}/.exec(packedNumber(number)) ?? [];
  return ['EL', 'XI'].includes(country) || countryName(country) !== '';
}

const maybe = (name: string, words: string): string[] => {
  const line = printableLine(words);
  return line === '' ? [] : [leaf(name, line)];
};

const addressOf = ({ postcode, street, city, country }: Sender | ClientInput) =>
  branch('ram:PostalTradeAddress', [
    ...maybe('ram:PostcodeCode', postcode),
    ...maybe('ram:LineOne', street),
    ...maybe('ram:CityName', city),
    leaf('ram:CountryID', country),
  ]);

interface Contact {
  name: string;
  phone: string;
  email: string;
}

function contactOf({ name, phone, email }: Contact): string[] {
  const parts = [
    ...maybe('ram:PersonName', name),
    ...maybe('ram:CompleteNumber', phone).map((number) =>
      branch('ram:TelephoneUniversalCommunication', [number]),
    ),
    ...maybe('ram:URIID', email).map((address) =>
      branch('ram:EmailURIUniversalCommunication', [address]),
    ),
  ];
  return parts.length === 0 ? [] : [branch('ram:DefinedTradeContact', parts)];
}

/** What is outside the scope of tax names no number for it. */
const taxNumberOf = (number: string, isBare: boolean): string[] =>
  isBare || !isVatId(number)
    ? []
    : [
        branch('ram:SpecifiedTaxRegistration', [
          leaf('ram:ID', packedNumber(number), { schemeID: 'VA' }),
        ]),
      ];

const namedOr = (name: string) => printableLine(name) || '–';

export const sellerData = (sender: Sender, isBare: boolean): string =>
  branch('ram:SellerTradeParty', [
    leaf('ram:Name', namedOr(sender.name)),
    ...maybe('ram:ID', sender.registration).map((id) =>
      branch('ram:SpecifiedLegalOrganization', [id]),
    ),
    ...contactOf({ name: '', phone: sender.phone, email: sender.email }),
    addressOf(sender),
    ...taxNumberOf(sender.taxNumber, isBare),
  ]);

export const buyerData = (client: ClientInput, isBare: boolean): string =>
  branch('ram:BuyerTradeParty', [
    leaf('ram:Name', namedOr(client.company || client.name)),
    ...contactOf(client),
    addressOf(client),
    ...taxNumberOf(client.taxNumber, isBare),
  ]);
