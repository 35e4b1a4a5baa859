import type { ClientInput, InvoiceSettingsUpdate, InvoiceState, LineInput } from '@plenum/contract';

export const demoBilling: InvoiceSettingsUpdate = {
  version: 0,
  sender: {
    name: 'Conference Organisers Alliance',
    street: 'Rua do Cais 12',
    postcode: '1200-109',
    city: 'Lisboa',
    country: 'PT',
    email: 'billing@coa.example',
    phone: '+351 21 000 0000',
    taxNumber: 'PT501964843',
    registration: '',
  },
  bank: {
    holder: 'Conference Organisers Alliance',
    bankName: 'Banco do Cais',
    country: 'PT',
    iban: 'PT50000201231234567890154',
    swiftCode: 'BCAIPTPL',
  },
  currency: 'EUR',
  taxRate: 2_300,
  termDays: 30,
};

/** Of what is sent to clients there; all others get the first of the organisation. */
const languages: Readonly<Record<string, 'de' | 'fr' | 'pt'>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  FR: 'fr',
  PT: 'pt',
  BR: 'pt',
};

const client = (
  name: string,
  company: string,
  country: string,
  [street, postcode, city]: readonly [string, string, string],
  taxNumber = '',
): ClientInput => {
  const email = `accounts@${company.toLowerCase().replace(/[^a-z]+/g, '')}.example`;
  const { [country]: language = null } = languages;
  return { name, company, email, phone: '', street, postcode, city, country, taxNumber, language };
};

export const demoClients: readonly ClientInput[] = [
  client('Jule Petersen', 'Northlight', 'DE', ['Speicherweg 4', '20457', 'Hamburg'], 'DE811569869'),
  client(
    'Camille Roux',
    'Atelier Vague',
    'FR',
    ['Quai Neuf 8', '33000', 'Bordeaux'],
    'FR40303265045',
  ),
  client('Joost Maas', 'Tidewater Labs', 'NL', ['Havenplein 2', '3011', 'Rotterdam']),
  client('Lucía Ferrer', 'Costa Digital', 'ES', ['Calle del Puerto 9', '08003', 'Barcelona']),
  client('Paolo Greco', 'Lumen Stage', 'IT', ['Via Porto 31', '16126', 'Genova'], 'IT00743110157'),
  client('Elin Ek', 'Polar Signs', 'SE', ['Kajgatan 5', '411 04', 'Göteborg']),
  client('Grace Whitfield', 'Harbour Press', 'GB', ['Quayside 17', 'BS1 4RN', 'Bristol']),
  client('Jordan Price', 'Keel Analytics', 'US', ['Pier Street 40', '02210', 'Boston']),
  client('Hana Mori', 'Minato Sound', 'JP', ['Kaigan 1-2', '105-0022', 'Tokyo']),
  client('Duarte Lemos', 'Doca Filmes', 'PT', ['Doca 7', '4050-253', 'Porto']),
];

const line = (description: string, quantity: number, unitPrice: number): LineInput => ({
  description,
  quantity,
  unitPrice,
  discount: null,
  taxRate: 2_300,
  taxReason: null,
});

/** What is sold, by what it is about. */
export const demoServices: readonly { service: string; lines: readonly LineInput[] }[] = [
  { service: 'Platinum booth', lines: [line('Booth package, platinum', 1, 480_000)] },
  {
    service: 'Gold booth',
    lines: [line('Booth package, gold', 1, 240_000), line('More staff', 2, 12_000)],
  },
  {
    service: 'Sponsoring',
    lines: [
      line('Lobby wheel, three days', 3, 65_000),
      { ...line('Logo in emails', 12, 2_500), discount: { kind: 'percent', value: 1_000 } },
    ],
  },
  { service: 'Workshop', lines: [line('Places in the workshop', 14, 9_900)] },
  { service: 'Group tickets', lines: [line('Ticket, full', 25, 14_900)] },
];

interface Batch {
  state: InvoiceState;
  count: number;
  /** Days before the first start: of the first of them, and from one to the next. */
  from: number;
  every: number;
}

/** Fifty over a year, the oldest first. */
export const demoBatches: readonly Batch[] = [
  { state: 'paid', count: 12, from: 360, every: 22 },
  { state: 'past_due', count: 3, from: 80, every: 9 },
  { state: 'partial_payment', count: 11, from: 27, every: 1 },
  { state: 'downloaded', count: 8, from: 16, every: 1 },
  { state: 'sent', count: 6, from: 8, every: 1 },
  { state: 'draft', count: 10, from: 2, every: 0 },
];
